import type { CityWords } from '../../city-words.ts';
import { withPeriod } from './withPeriod.ts';

/** When buses come. Times and durations arrive formatted. */
export function timesOf({ isBusCity }: CityWords) {
  const [one, many] = isBusCity ? ['bus', 'buses'] : ['departure', 'departures'];
  const first = (clock: string) => withPeriod(`First ${one} ${clock}`);
  return {
    now: 'Now',
    live: 'Live',
    scheduled: 'Scheduled',
    unseen: 'No live data',
    every: (duration: string) => `About every ${duration}`,
    late: (duration: string) => `${duration} late`,
    early: (duration: string) => `${duration} early`,
    canceled: 'Canceled',
    skipped: "Doesn't stop here",
    last: `Last ${one}`,
    tomorrow: 'Tomorrow',
    noneToday: (clock: string) => `No more ${many} today. ${first(clock)}`,
    first,
    noLive: 'Live times are unavailable. Scheduled times are shown.',
    walk: (duration: string) => `${duration} walk`,
    trip: 'Trip',
    unknownTrip: 'This trip is over, or the timetable has changed.',
    none: 'No departures in the next 24 hours.',
    partial: 'Some departures are missing right now.',
    to: (routeID: string, destination: string) =>
      destination === '' ? `Route ${routeID}` : `Route ${routeID} to ${destination}`,
    spoken: {
      inMinutes: (duration: string) => `in ${duration}, live`,
      now: 'now, live',
      scheduled: (clock: string) => `scheduled at ${clock}`,
      every: (duration: string) => `about every ${duration}`,
      canceled: (clock: string) => `the ${clock} departure is canceled`,
      skipped: (clock: string) => `the ${clock} departure doesn't stop here`,
      after: (times: string) => `then ${times}`,
    },
  };
}
