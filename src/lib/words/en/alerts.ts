import { plural } from './grammar.ts';

/** Stop alerts. */
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
