import { aFeed, FEED_DAY } from '../feeds/a-feed.ts';
import { stopTimes } from '../gtfs/stopTimes.ts';
import { anUpdate, encodeFeedMessage, type FeedVehicle } from '../realtime/encodeFeedMessage.ts';
import type { FeedStop, FeedUpdate } from '../realtime/trip-update.ts';
import { followCity, openLiveCity } from './openLiveCity.ts';

export const LIVE_CITY_FILES = {
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,parent_station,location_type
${[1, 2, 3, 4, 5].map((n) => `s${n},Stop ${n},43.0${n}00,-89.4000,,0`).join('\n')}
s3b,Stop 3,43.0301,-89.4000,,0`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color
r1,A,7,Crosstown,3,0b6bb3
r2,A,8,Ring,3,0b6bb3`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id,block_id
r1,daily,t,North,0,b1
r1,daily,after,North,0,b1
r1,weekend,weekend,North,0,
${['wait', 'loop', 'night', 'long'].map((trip) => `r1,daily,${trip},North,0,`).join('\n')}
r2,daily,ring,Ring,0,`,
  'stop_times.txt': stopTimes(
    't: s1 08:00, s2 08:05, s3 08:10, s4 08:15, s5 08:20',
    'wait: s1 09:00, s2 09:05/09:15, s3 09:20, s4 09:25',
    'loop: s1 10:00, s2 10:05, s1 10:10, s3 10:15',
    'after: s1 08:22, s2 08:30, s3 08:35',
    'night: s1 25:10, s2 25:20, s3 25:30',
    'weekend: s1 08:00, s2 08:30, s3 08:40',
    'long: s1 12:00, s2 12:40, s3 13:20',
    'ring: s3b 11:00, s5 11:10',
  ),
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,1,1,1,1,1,1,1,20260101,20261231
weekend,0,0,0,0,0,1,1,20260101,20261231`,
};

/** Seconds since 1970 of a time of 1 June 2026 in Chicago, a Monday: `08:05` or `25:10:30`. */
export function at(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return Date.UTC(2026, 5, 1, hours + 5, minutes, seconds) / 1000;
}

/** The reverse of `at`, without seconds if there are none. */
function clockOf(instant: number): string {
  const text = new Date(instant - 5 * 3_600_000).toISOString().slice(11, 19);
  return text.endsWith(':00') ? text.slice(0, 5) : text;
}

/** A stop update: by its sequence, or by its stop_id. */
export const stop = (named: number | string, rest: FeedStop = {}): FeedStop => ({
  ...(typeof named === 'number' ? { sequence: named } : { stopID: named }),
  ...rest,
});
/** The bus comes to a stop and leaves it at a time. */
export const comes = (named: number | string, clock: string): FeedStop =>
  stop(named, { arrival: { time: at(clock) }, departure: { time: at(clock) } });
/** The bus is late by seconds. */
export const late = (named: number | string, seconds: number): FeedStop =>
  stop(named, { arrival: { delay: seconds }, departure: { delay: seconds } });
/** An added trip of route r1, which leaves out stops. */
export const ADDED = {
  tripID: 'extra',
  routeID: 'r1',
  relationship: 1,
  stops: [comes('s1', '08:03'), comes('s3', '08:08'), comes('s5', '08:12')],
};

/** An update of the trip `t`. */
export const ofTrip = (...stops: FeedStop[]): FeedUpdate => ({ tripID: 't', stops });
/** How a stop update leaves the stop out. */
export const SKIPPED = { relationship: 1 };
/** A bus on a trip, which stands at a stop. */
export const aBus = (tripID: string, stopNumber: number, clock: string): FeedVehicle => ({
  tripID,
  id: `bus of ${tripID}`,
  lat: 43 + stopNumber / 100,
  lon: -89.4,
  stopSequence: stopNumber,
  status: 1,
  timestamp: at(clock),
});

/** A message of a feed, made at a time. */
export const messageOf = (
  updates: readonly FeedUpdate[],
  clock = '08:01',
  buses: readonly FeedVehicle[] = [],
) =>
  encodeFeedMessage({ timestamp: at(clock) }, [
    ...buses,
    ...updates.map((update, index) => ({ ...anUpdate(update), entityID: `u${index}` })),
  ]);

interface TimeInWords {
  readonly expectedAt?: number | undefined;
  readonly basis: string;
  readonly state: string;
}

/** `08:05`, `08:07 live`, `skipped`. */
const inWords = ({ expectedAt, basis, state }: TimeInWords): string => {
  if (state === 'skipped' || state === 'canceled') return state;
  const clock = expectedAt === undefined ? '?' : clockOf(expectedAt);
  return basis === 'scheduled' ? clock : `${clock} live`;
};

/**
 * How many minutes the trip `t` is late at its stops by the words of its times: `+1.5` if that is live, `(+1.5)` if not,
 * `.` by the timetable.
 */
const inDelays = (times: readonly string[]): string =>
  times
    .map((words, place) => {
      const [clock = '', isLive] = words.split(' ');
      if (!clock.includes(':')) return words;
      const minutes = (at(clock) - at('08:00')) / 60 - 5 * place;
      if (minutes === 0 && isLive === undefined) return '.';
      const delay = `${minutes < 0 ? '' : '+'}${minutes}`;
      return isLive === undefined ? `(${delay})` : delay;
    })
    .join(' ');

/** A small city of one street with live data, on 1 June 2026. */
export const openSmallLiveCity = async () =>
  smallLiveCity(await openLiveCity(aFeed(LIVE_CITY_FILES), FEED_DAY));

/** The same city before its first message. */
export const sameCityAnew = ({ snapshot, timetable }: ReturnType<typeof smallLiveCity>) =>
  smallLiveCity(followCity(snapshot, timetable));

function smallLiveCity(city: ReturnType<typeof followCity>) {
  /** The times of a trip's stops. */
  const tripTimes = (tripID = 't', clock = '08:01', date = FEED_DAY) =>
    city.trip(`${date}.${tripID}`, at(clock) * 1000)?.stops.map(inWords);
  return {
    ...city,
    /** The feed sends a message. @returns what was not usable, by reason */
    send(updates: readonly FeedUpdate[], clock = '08:01', buses: readonly FeedVehicle[] = []) {
      const [report] = city.see([messageOf(updates, clock, buses)], at(clock) * 1000);
      return Object.fromEntries(
        Object.entries(report?.updateCounts ?? {}).filter(([, count]) => count > 0),
      );
    },
    tripTimes,
    /** How late the trip `t` is at its stops. */
    delays: (clock = '08:01') => inDelays(tripTimes('t', clock) ?? []),
    /** What a stop's board says of the next half hour. */
    board: (stopID = 's3', clock = '08:01') =>
      city
        .arrivals(stopID, at(clock) * 1000, 30)
        ?.arrivals.filter(({ expectedAt }) => expectedAt < (at(clock) + 1800) * 1000)
        .map(
          (arrival) =>
            `${arrival.routeID} ${arrival.state === 'added' ? 'added ' : ''}${inWords(arrival)}${arrival.isUnseen === true ? ' unseen' : ''}`,
        ),
  };
}
