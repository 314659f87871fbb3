import type { CityWords } from '../../city-words.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { capitalized, plural } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import type { Noun } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';
import { withPeriod } from './withPeriod.ts';

/** What the map can show or hide. */
const layersOf = ({ many }: Noun) => ({
  stops: 'Stops',
  vehicles: capitalized(many),
  lots: 'Parking lots',
  legend: 'Legend',
});

/** The states of the live data of one or more routes, after the routes' names. */
const feedOf = ({ one, many }: Noun) => ({
  ofRoutes: (count: number, routeIDs: string, state: string) =>
    `${plural(count, 'Route', 'Routes')} ${routeIDs}: ${state}`,
  loading: `looking for ${many}`,
  live: (counted: string) => `${counted}, live`,
  empty: `no ${many} now`,
  noService: (nextDay: string | null) =>
    nextDay === null ? 'no service today' : `no service today, next on ${nextDay}`,
  delayed: `${one} data is delayed`,
  unreachable: `we can't reach live ${one} data`,
  frozen: `${one} data isn't updating`,
});

/** When buses come. Times and durations arrive formatted. */
function timesOf({ isBusCity }: CityWords) {
  const [one, many] = isBusCity ? ['bus', 'buses'] : ['departure', 'departures'];
  const first = (clock: string) => withPeriod(`First ${one} ${clock}`);
  return {
    now: 'Now',
    live: 'Live',
    onTime: 'On time',
    notComing: 'Not coming',
    scheduled: 'Scheduled',
    unseen: 'No live data',
    every: (duration: string) => `About every ${duration}`,
    late: (duration: string) => `${duration} late`,
    early: (duration: string) => `${duration} early`,
    canceled: 'Canceled',
    skipped: "Doesn't stop here",
    from: (stop: string) => `From ${stop}`,
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
      from: (stop: string) => `from ${stop}`,
      after: (times: string) => `then ${times}`,
    },
  };
}

/** The English words of a frame on another site. Its list of stops needs no others. */
export function createFrameWords(city: CityWords, vehicle: VehicleKind) {
  const noun = NOUNS[vehicle];
  return {
    ...pageWordsFor(city),
    /** A frame on another site. */
    frame: {
      list: 'List',
      close: 'Close',
      skipMap: 'Skip the map',
      live: (age: string) => `Live, ${age} ago`,
      updated: (age: string) => `Updated ${age} ago`,
      printed: (time: string) => `Data from ${time}`,
      noNewTabs: "This site doesn't let the map open a new tab. Copy the address instead:",
      address: 'Address of the full map',
    },
    layers: layersOf(noun),
    feed: feedOf(noun),
    times: timesOf(city),
  };
}

export type FrameWords = ReturnType<typeof createFrameWords>;

export const frameWordsFor = memoizeWords(createFrameWords);
