import { aFeed, FEED_DAY } from '../feeds/a-feed.ts';
import { encodeFeedMessage, type FeedVehicle } from '../realtime/encodeFeedMessage.ts';
import { openLiveCity } from './openLiveCity.ts';

export const at = (clock: string) => Date.parse(`2026-06-01T${clock}-05:00`);
export const clockOf = (instant = Number.NaN) =>
  new Date(instant - 5 * 3_600_000).toISOString().slice(11, 19);

/** A straight road north; its stops are 556 m apart, and a bus takes 5 minutes between two. */
export const LINE = {
  'trips.txt': '\nr1,daily,t1,North,0,line\nr1,daily,t2,South,1,',
  'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
line,43.0700,-89.4,1
line,43.0800,-89.4,2`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,timepoint
t1,08:00:00,08:00:00,s1,1,1
t1,08:05:00,08:05:00,s2,2,0
t1,08:10:00,08:10:00,s3,3,1
t1,08:15:00,08:15:00,s1,4,1
t2,09:00:00,09:00:00,s3,1,1
t2,09:05:00,09:05:00,s2,2,0`,
};

/** A city of one line whose runs are estimated from where the bus `b1` of the trip `t1` is, on 1 June 2026. */
export async function openLineCity(files: Parameters<typeof aFeed>[0] = LINE) {
  const city = await openLiveCity(aFeed(files), FEED_DAY, { hasEstimates: true });
  const see = (clock: string, ...vehicles: readonly FeedVehicle[]) => {
    const timestamp = at(clock) / 1000;
    const bus = { id: 'b1', tripID: 't1', startDate: FEED_DAY, lon: -89.4, timestamp };
    const buses = vehicles.map((vehicle) => ({ ...bus, ...vehicle }));
    city.see([encodeFeedMessage({ timestamp }, buses)], at(clock));
  };
  const rows = (stopID: string, clock: string) => city.arrivals(stopID, at(clock))?.arrivals ?? [];
  return { ...city, city, see, rows };
}
