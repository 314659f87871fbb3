import { withPeriod } from '../frame/withPeriod.ts';

/** Stop alerts. */
export const alerts = {
  part: 'Stop alerts',
  turnedOff: (stop: string) => `Alerts are off for ${stop}.`,
  limitReached: (most: string) => `You're watching ${most} stops. Remove one to add another.`,
  added: (stop: string) => `Watching ${stop}.`,
  remove: (stop: string) => `Stop watching ${stop}`,
  more: (count: string) => `${count} more`,
  /** On a button that opens all alerts. */
  details: 'All alerts',
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
};
