import { plural } from './grammar.ts';

/** Buses. */
export const vehicles = {
  heading: 'Buses',
  part: 'Buses',
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'bus', 'buses')}`,
  vehicleID: (vehicleID: string) => `Bus ${vehicleID}`,
  towards: (destination: string) => `towards ${destination}`,
  next: (stop: string) => `next stop: ${stop}`,
  heads: (compass: string) => `heading ${compass}`,
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
  hasNotMoved: (age: string) => `has not moved for ${age}`,
  notSeenMoving: (age: string) => `no movement seen in ${age}`,
  near: {
    heading: 'Buses near this stop',
    next: 'Its next stop is this one.',
    before: (stop: string) => `Its next stop is ${stop}, one stop before this one.`,
    soon: (stop: string) => `On its way, soon after ${stop}.`,
    none: 'No bus is headed here next.',
    /** `buses` is empty where there are too many to name. */
    nextHere: (count: number, formatted: string, buses: string) =>
      buses === '' ? `${formatted} buses next` : `${plural(count, 'Bus', 'Buses')} ${buses} next`,
    noTimes: "Live data shows each bus's next stop, but not arrival times.",
  },
  notKnown: (why: string) => `Not known now: ${why}.`,
  state: {
    loading: 'Looking for buses…',
    live: (buses: string, age: string) => `${buses}, updated ${age} ago`,
    updated: (age: string) => `Updated ${age} ago`,
    empty: 'No buses on this route now.',
    delayed: (age: string) => `Delayed: these positions are ${age} old.`,
    delayedHidden: (age: string) =>
      `Delayed: the last positions are ${age} old and no longer shown.`,
    unreachable: (since: string, why: string) => `Not reachable ${since}: ${why}.`,
    shownAsOf: (age: string) => `These positions are ${age} old.`,
    followsAsOf: (age: string) => `What follows was reported ${age} ago.`,
    frozen: (age: string) =>
      `Frozen: the service answers, but no bus has moved for ${age}. They may be elsewhere.`,
  },
  ofRoutes: (count: number, routeIDs: string) => `${plural(count, 'Route', 'Routes')} ${routeIDs}`,
  areLive: 'The buses are live.',
  announce: {
    loading: 'looking for buses',
    live: (buses: string) => `${buses}, live`,
    empty: 'no buses now',
    delayed: 'bus positions are delayed',
    unreachable: 'buses not reachable',
    frozen: 'bus positions are frozen',
  },
  card: {
    route: 'Route',
    destination: 'Towards',
    nextStop: 'Next stop',
    heading: 'Heading',
    headingUnknown: 'not known until it moves',
    moved: 'Movement',
    features: 'On board',
    wifiAccess: 'Wifi',
    bikeRack: 'Bike rack',
    wheelChairLift: 'Wheelchair lift',
    wheelChairAccessible: 'Wheelchair accessible',
    yes: 'yes',
    no: 'no',
    unknown: 'not known',
    left: (routeID: string, age: string) =>
      `This bus left route ${routeID} ${age} ago. What follows is what it last reported.`,
    routeUnknown: 'Which route this bus is on is not known.',
    routeNotShown: (routeID: string) => `Route ${routeID} is not shown.`,
    showRoute: (routeID: string) => `Show route ${routeID}`,
    absent: (routeID: string) => `This bus is not on route ${routeID} now.`,
  },
};

/** What a rider needs on board. */
export const needs = {
  label: 'I need',
  lift: 'Wheelchair lift',
  accessible: 'Wheelchair accessible',
  bike: 'Bike rack',
  wifi: 'Wifi',
  match: (count: number, matching: string, total: number, formatted: string) =>
    `${matching} of ${formatted} ${plural(total, 'bus', 'buses')} ${plural(count, 'matches', 'match')}.`,
  silent: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'bus does', 'buses do')} not say.`,
  unmet: 'lacks what you need',
  unsaid: 'does not say whether it has what you need',
};

/** Following a bus on the map. */
export const follow = {
  start: 'Follow on the map',
  stop: 'Stop following',
  following: (vehicleID: string) => `The map follows bus ${vehicleID}.`,
  letGo: 'The map does not follow the bus any more.',
  gone: (vehicleID: string) =>
    `Bus ${vehicleID} has left the map, so the map does not follow it any more.`,
};
