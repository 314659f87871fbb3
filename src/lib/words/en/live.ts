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
  part: 'Stop watch',
  heading: 'Tell me when a bus is near',
  towards: (destination: string) => `Towards ${destination}`,
  anyDestination: 'Tell me of every bus',
  full: (most: string) => `You watch ${most} stops. Leave one to watch another.`,
  why: 'Only while this page is open. It tells you when a bus is one or two stops away.',
  watched: (stop: string) => `${stop} is watched.`,
  leave: (stop: string) => `Stop watching ${stop}`,
  waiting: 'No bus near yet.',
  serving: (count: number, buses: string) =>
    `${plural(count, 'Bus', 'Buses')} ${buses} ${plural(count, 'serves', 'serve')} it now.`,
  noneServing: 'No bus serves it now.',
  more: (count: string) => `${count} more`,
  stands: (age: string) => `It has not moved for ${age}.`,
  notLoaded: 'None of the chosen routes stops there.',
  stopsFailed: 'Stops could not be loaded: its buses are not known.',
  notLive: 'There is no live data of its buses now, so none can be told.',
  next: (bus: string, stop: string) => `${bus}: next stop ${stop}.`,
  before: (bus: string, before: string, stop: string) =>
    `${bus}: next stop ${before}, one before ${stop}.`,
  bus: (vehicleID: string, routeID: string, destination: string) =>
    `Bus ${vehicleID} of route ${routeID}${destination === '' ? '' : ` towards ${destination}`}`,
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
