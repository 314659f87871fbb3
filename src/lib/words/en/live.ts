import { plural } from './plural.ts';

/** What the page says of a bus that someone waits for, in English. */
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

export const follow = {
  start: 'Follow on the map',
  stop: 'Stop following',
  following: (vehicleID: string) => `The map follows bus ${vehicleID}.`,
  letGo: 'The map does not follow the bus any more.',
  gone: (vehicleID: string) =>
    `Bus ${vehicleID} has left the map, so the map does not follow it any more.`,
};

export const watch = {
  part: 'Stop alerts',
  heading: 'Alert me when a bus is near',
  towards: (destination: string) => `Toward ${destination}`,
  anyDestination: 'Alert me for every bus',
  full: (most: string) => `You're watching ${most} stops. Remove one to add another.`,
  why: 'Alerts work only while this page is open. You get one for each bus on its way here.',
  watched: (stop: string) => `Watching ${stop}.`,
  leave: (stop: string) => `Stop watching ${stop}`,
  waiting: 'No bus is near yet.',
  serving: (count: number, buses: string) =>
    `Running here now: ${plural(count, 'bus', 'buses')} ${buses}.`,
  noneServing: 'No buses running here now.',
  more: (count: string) => `${count} more`,
  stands: (age: string) => `It has not moved for ${age}.`,
  notLoaded: 'None of the chosen routes stops there.',
  stopsFailed: "Stops couldn't be loaded, so its buses can't be shown.",
  notLive: 'No live bus data right now.',
  next: (bus: string, stop: string) => `${bus}: next stop ${stop}.`,
  before: (bus: string, before: string, stop: string) =>
    `${bus}: next stop ${before}, one stop before ${stop}.`,
  soon: (bus: string, before: string, stop: string) =>
    `${bus}: on its way to ${stop}, soon after ${before}.`,
  bus: (vehicleID: string, routeID: string, destination: string) =>
    `Bus ${vehicleID} on route ${routeID}${destination === '' ? '' : ` toward ${destination}`}`,
  title: (routeID: string, stop: string) => `${routeID} near ${stop}`,
  notify: 'Notify me in the background too',
  notifyDenied: 'Your browser does not allow it.',
};

export const parkAndRide = {
  stops: (walk: string) => `Stops within a walk (${walk})`,
  noStops: (walk: string) => `No stop is known within ${walk} of this lot.`,
  searching: 'Looking for stops…',
  searched: (reach: string) => `Stops of routes that are not chosen are known within ${reach}.`,
  walk: (distance: string, minutes: string) => `${distance}, ${minutes} walk`,
  routes: 'Routes within a walk:',
  due: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'bus', 'buses')} on the way`,
  noneDue: 'No bus is near these stops now.',
  noRoute: 'None of the chosen routes stops at these, so their buses are not known.',
  lots: (walk: string) => `Lots with room within a walk (${walk})`,
  noLots: (walk: string) => `No lot within ${walk} is known to have room.`,
  lotsThen: 'Which lots near here will have room at the chosen time is not known.',
  lotsLoading: 'Looking for parking lots…',
};
