import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Buses, or the vehicles of another kind. */
export const vehiclesOf = ({ one, many }: Noun) => ({
  heading: capitalized(many),
  kind: capitalized(one),
  part: capitalized(many),
  count: (count: number, formatted: string) => `${formatted} ${plural(count, one, many)}`,
  vehicleID: (vehicleID: string) => `${capitalized(one)} ${vehicleID}`,
  onRoute: (vehicleID: string, routeID: string, destination: string) =>
    `${capitalized(one)} ${vehicleID} on route ${routeID}${destination === '' ? '' : ` toward ${destination}`}`,
  toward: (destination: string) => `toward ${destination}`,
  next: (stop: string) => `next stop: ${stop}`,
  headingToward: (compass: string) => `heading ${compass}`,
  compass: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  },
  lastMoved: (age: string) => `last moved ${age} ago`,
  hasNotMoved: (age: string) => `hasn't moved for ${age}`,
  notSeenMoving: (age: string) => `no movement seen in ${age}`,
  notMoving: (age: string) => `It hasn't moved for ${age}.`,
  notPublished: "Live positions aren't published here.",
  unavailable: (why: string) => `No ${one} information right now: ${why}.`,
  state: {
    loading: `Looking for ${many}…`,
    live: (counted: string, age: string) => `${counted}, updated ${age} ago`,
    updated: (age: string) => `Updated ${age} ago`,
    empty: `No ${many} on this route now.`,
    noService: (routeID: string, nextDay: string | null) =>
      nextDay === null
        ? `Route ${routeID} doesn't run today.`
        : `Route ${routeID} doesn't run today. Next: ${nextDay}.`,
    delayed: (age: string) =>
      `${capitalized(one)} data is delayed. These positions are ${age} old.`,
    delayedHidden: (age: string) =>
      `${capitalized(one)} data is delayed. The last positions are ${age} old and no longer shown.`,
    unreachable: (since: string, why: string) =>
      `We can't reach live ${one} data (${since}): ${why}.`,
    shownAsOf: (age: string) => `These positions are ${age} old.`,
    detailsAsOf: (age: string) => `The details below were reported ${age} ago.`,
    frozen: (age: string) =>
      `${capitalized(one)} data isn't updating. The service is responding, but no ${one} has moved for ${age}. ${capitalized(many)} may be somewhere else.`,
  },
  liveAgain: `Live ${one} data is back.`,
  card: {
    route: 'Route',
    destination: 'Toward',
    nextStop: 'Next stop',
    heading: 'Heading',
    headingUnknown: 'not known yet',
    movement: 'Movement',
    features: 'On board',
    wifiAccess: 'Wi-Fi',
    bikeRack: 'Bike rack',
    wheelChairLift: 'Wheelchair lift',
    wheelChairAccessible: 'Wheelchair accessible',
    yes: 'Yes',
    no: 'No',
    unknown: 'Unknown',
    leftRoute: (routeID: string, age: string) =>
      `This ${one} left route ${routeID} ${age} ago. The details below are from its last report.`,
    routeUnknown: `This ${one}'s route isn't known.`,
    routeNotShown: (routeID: string) => `Route ${routeID} isn't shown.`,
    showRoute: (routeID: string) => `Show route ${routeID}`,
    notOnRoute: (routeID: string) => `This ${one} isn't on route ${routeID} now.`,
  },
});

/** What a rider needs on board. */
export const needsOf = ({ one, many }: Noun) => ({
  label: 'I need',
  lift: 'Wheelchair lift',
  accessible: 'Wheelchair accessible',
  bike: 'Bike rack',
  wifi: 'Wi-Fi',
  match: (count: number, matching: string, total: number, formatted: string) =>
    `${matching} of ${formatted} ${plural(total, one, many)} ${plural(count, 'matches', 'match')}.`,
  notReportedCount: (count: number, formatted: string) =>
    `No information for ${formatted} ${plural(count, one, many)}.`,
  unmet: "doesn't have what you need",
  notReported: 'unknown whether it has what you need',
});

/** Following a bus on the map. */
export const followOf = ({ one }: Noun) => ({
  start: 'Follow on map',
  stop: 'Stop following',
  following: (vehicleID: string) => `Following ${one} ${vehicleID}.`,
  stopped: `Stopped following the ${one}.`,
  busLeft: (vehicleID: string) =>
    `Stopped following ${one} ${vehicleID} because it's no longer on the map.`,
});
