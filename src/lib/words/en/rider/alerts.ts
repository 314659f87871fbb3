import { withPeriod } from '../frame/withPeriod.ts';
import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Stop alerts. */
export const alertsOf = ({ one, many }: Noun) => ({
  part: 'Stop alerts',
  heading: `Alert me when a ${one} is near`,
  toward: (destination: string) => `Toward ${destination}`,
  anyDestination: `Every ${one}`,
  turnOff: 'Turn off alerts',
  turnedOff: (stop: string) => `Alerts are off for ${stop}.`,
  limitReached: (most: string) => `You're watching ${most} stops. Remove one to add another.`,
  howItWorks: `Alerts work only while this page is open. You'll get one for each ${one} on its way here.`,
  added: (stop: string) => `Watching ${stop}.`,
  remove: (stop: string) => `Stop watching ${stop}`,
  noneNear: `No ${one} is close yet.`,
  serving: (routes: number, count: number, vehicleIDs: string) =>
    `On ${plural(routes, 'this route', 'these routes')} now: ${plural(count, one, many)} ${vehicleIDs}.`,
  /** Others may run the other way. */
  noneServing: `No ${one} is running this way now.`,
  more: (count: string) => `${count} more`,
  /** On a button that opens all alerts. */
  details: 'All alerts',
  routeNotSelected: 'None of the selected routes stop here.',
  stopsFailed: `Stops couldn't be loaded, so ${many} for this stop can't be shown.`,
  noLiveData: `No live ${one} data right now.`,
  next: (bus: string, stop: string) => `${bus}: next stop ${stop}.`,
  before: (bus: string, before: string, stop: string) =>
    `${bus}: next stop ${before}, one stop before ${stop}.`,
  soon: (bus: string, before: string, stop: string) =>
    `${bus}: next stop ${before}, and ${stop} soon after.`,
  title: (routeID: string, stop: string) => `Route ${routeID} ${one} near ${stop}`,
  notify: 'Also notify me in the background',
  notifyDenied: "Your browser doesn't allow notifications from this page. Check its settings.",
  /** Alerts by time. Times and durations arrive formatted. */
  byTime: {
    heading: 'Alert me',
    when: 'When',
    minutes: (duration: string) => `${duration} before`,
    leaveHere: 'When to leave from my location',
    leavePlace: 'When to leave from the chosen place',
    howItWorks:
      'Alerts work only while this page is open. They say whether the time is live or scheduled.',
    live: (route: string, duration: string | null) =>
      duration === null
        ? `${route} is arriving now, live.`
        : `${route} arrives in ${duration}, live.`,
    scheduled: (route: string, clock: string) => withPeriod(`${route} is scheduled at ${clock}`),
    gone: (route: string, what: string) => `${route}: ${what}.`,
    leave: (duration: string) => `Time to leave: the walk takes ${duration}.`,
    next: (time: string) => withPeriod(`Next: ${time}`),
    walk: (duration: string) => `The walk takes ${duration}.`,
    noTimes: "Times couldn't be loaded. You won't get an alert until they are.",
    noWalk: "We don't know your location, so we can't tell you when to leave.",
  },
});
