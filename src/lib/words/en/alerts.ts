import { plural } from './grammar.ts';

/** Stop alerts. */
export const alerts = {
  part: 'Stop alerts',
  heading: 'Alert me when a bus is near',
  toward: (destination: string) => `Toward ${destination}`,
  anyDestination: 'Alert me for every bus',
  limitReached: (most: string) => `You're watching ${most} stops. Remove one to add another.`,
  howItWorks:
    "Alerts work only while this page is open. You'll get one for each bus on its way here.",
  added: (stop: string) => `Watching ${stop}.`,
  remove: (stop: string) => `Stop watching ${stop}`,
  noneNear: 'No buses nearby yet.',
  serving: (count: number, buses: string) =>
    `Running here now: ${plural(count, 'bus', 'buses')} ${buses}.`,
  noneServing: 'No buses running here now.',
  more: (count: string) => `${count} more`,
  notMoving: (age: string) => `It hasn't moved for ${age}.`,
  routeNotSelected: 'None of the selected routes stop here.',
  stopsFailed: "Stops couldn't be loaded, so buses for this stop can't be shown.",
  noLiveData: 'No live bus data right now.',
  next: (bus: string, stop: string) => `${bus}: next stop ${stop}.`,
  before: (bus: string, before: string, stop: string) =>
    `${bus}: next stop ${before}, one stop before ${stop}.`,
  soon: (bus: string, before: string, stop: string) =>
    `${bus}: on its way to ${stop}, soon after ${before}.`,
  bus: (vehicleID: string, routeID: string, destination: string) =>
    `Bus ${vehicleID} on route ${routeID}${destination === '' ? '' : ` toward ${destination}`}`,
  title: (routeID: string, stop: string) => `Route ${routeID} bus near ${stop}`,
  notify: 'Also notify me in the background',
  notifyDenied: "Your browser doesn't allow notifications from this page. Check its settings.",
};
