import { plural } from './grammar.ts';

/** Buses. */
export const vehicles = {
  heading: 'Buses',
  part: 'Buses',
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'bus', 'buses')}`,
  vehicleID: (vehicleID: string) => `Bus ${vehicleID}`,
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
  near: {
    heading: 'Buses near this stop',
    next: 'This is its next stop.',
    before: (stop: string) => `Its next stop is ${stop}, one stop before this one.`,
    soon: (stop: string) => `On its way, soon after ${stop}.`,
    none: 'No bus is headed here next.',
    /** `buses` is empty where there are too many to name. */
    nextHere: (count: number, formatted: string, buses: string) =>
      buses === '' ? `${formatted} buses next` : `${plural(count, 'Bus', 'Buses')} ${buses} next`,
    noTimes: "Live data shows each bus's next stop, but not arrival times.",
  },
  unavailable: (why: string) => `No bus information right now: ${why}.`,
  state: {
    loading: 'Looking for buses…',
    live: (buses: string, age: string) => `${buses}, updated ${age} ago`,
    updated: (age: string) => `Updated ${age} ago`,
    empty: 'No buses on this route now.',
    noService: (routeID: string, nextDay: string | null) =>
      nextDay === null
        ? `Route ${routeID} doesn't run today.`
        : `Route ${routeID} doesn't run today. Next: ${nextDay}.`,
    delayed: (age: string) => `Bus data is delayed. These positions are ${age} old.`,
    delayedHidden: (age: string) =>
      `Bus data is delayed. The last positions are ${age} old and no longer shown.`,
    unreachable: (since: string, why: string) => `Live bus data not reachable ${since}: ${why}.`,
    shownAsOf: (age: string) => `These positions are ${age} old.`,
    detailsAsOf: (age: string) => `The details below were reported ${age} ago.`,
    frozen: (age: string) =>
      `Bus data isn't updating. The service is responding, but no bus has moved for ${age}. Buses may be somewhere else.`,
  },
  ofRoutes: (count: number, routeIDs: string) => `${plural(count, 'Route', 'Routes')} ${routeIDs}`,
  liveAgain: 'Live bus data is back.',
  announce: {
    loading: 'looking for buses',
    live: (buses: string) => `${buses}, live`,
    empty: 'no buses now',
    noService: (nextDay: string | null) =>
      nextDay === null ? 'no service today' : `no service today, next on ${nextDay}`,
    delayed: 'bus data is delayed',
    unreachable: 'live bus data not reachable',
    frozen: "bus data isn't updating",
  },
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
      `This bus left route ${routeID} ${age} ago. The details below are from its last report.`,
    routeUnknown: "This bus's route isn't known.",
    routeNotShown: (routeID: string) => `Route ${routeID} isn't shown.`,
    showRoute: (routeID: string) => `Show route ${routeID}`,
    notOnRoute: (routeID: string) => `This bus isn't on route ${routeID} now.`,
  },
};

/** What a rider needs on board. */
export const needs = {
  label: 'I need',
  lift: 'Wheelchair lift',
  accessible: 'Wheelchair accessible',
  bike: 'Bike rack',
  wifi: 'Wi-Fi',
  match: (count: number, matching: string, total: number, formatted: string) =>
    `${matching} of ${formatted} ${plural(total, 'bus', 'buses')} ${plural(count, 'matches', 'match')}.`,
  notReportedCount: (count: number, formatted: string) =>
    `No information for ${formatted} ${plural(count, 'bus', 'buses')}.`,
  unmet: "doesn't have what you need",
  notReported: 'unknown whether it has what you need',
};

/** Following a bus on the map. */
export const follow = {
  start: 'Follow on map',
  stop: 'Stop following',
  following: (vehicleID: string) => `Following bus ${vehicleID}.`,
  stopped: 'Stopped following the bus.',
  busLeft: (vehicleID: string) =>
    `Stopped following bus ${vehicleID} because it's no longer on the map.`,
};
