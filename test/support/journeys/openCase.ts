import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { feedFiles } from '../feeds/a-feed.ts';
import { anUpdate, encodeFeedMessage, type FeedVehicle } from '../realtime/encodeFeedMessage.ts';
import type { FeedUpdate } from '../realtime/trip-update.ts';
import { openLiveCity } from '../times/openLiveCity.ts';

/** An instant of a Berlin clock. */
export const instant = (clock: string) =>
  parseDateTime(clock, 'Europe/Berlin')?.instant ?? Number.NaN;

/** A small timetable, a line for each row or trip. */
interface Tables {
  /** `A 0.0 1.0` */
  readonly stops: readonly string[];
  /** `T1 service block` */
  readonly trips: readonly string[];
  /** `T1: A 10:00, B 10:10` */
  readonly times: readonly string[];
  /** `S1 20190501` */
  readonly dates: readonly string[];
  readonly transfers?: string;
}

const rows = (header: string, lines: readonly string[]) => [header, ...lines].join('\n');

export function openCase({ stops, trips, times, dates, transfers }: Tables, today: string) {
  const parts = trips.map((trip) => trip.split(' '));
  return openLiveCity(
    feedFiles({
      'agency.txt': rows('agency_id,agency_name,agency_url,agency_timezone', [
        'DB,Deutsche Bahn,https://deutschebahn.com,Europe/Berlin',
      ]),
      'stops.txt': rows(
        'stop_id,stop_name,stop_lat,stop_lon',
        stops.map((stop) => stop.replace(/^(\S+) (\S+) (\S+)$/, '$1,$1,$2,$3')),
      ),
      'routes.txt': rows(
        'route_id,agency_id,route_short_name,route_type',
        parts.map(([trip = '']) => `${trip},DB,${trip},3`),
      ),
      'trips.txt': rows(
        'route_id,service_id,trip_id,trip_headsign,block_id',
        parts.map(
          ([trip = '', service = '', block = '']) => `${trip},${service},${trip},,${block}`,
        ),
      ),
      'stop_times.txt': rows(
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        times.flatMap((line) => {
          const [trip = '', calls = ''] = line.split(': ');
          return calls.split(', ').map((call, index) => {
            const [stop = '', clock = ''] = call.split(' ');
            return `${trip},${clock}:00,${clock}:00,${stop},${index}`;
          });
        }),
      ),
      'calendar_dates.txt': rows(
        'service_id,date,exception_type',
        dates.map((date) => `${date.replace(' ', ',')},1`),
      ),
      ...(transfers === undefined ? {} : { 'transfers.txt': transfers }),
    }),
    today,
  );
}

/** The city takes a message of its feed. */
export function send(
  city: Awaited<ReturnType<typeof openCase>>,
  now: number,
  updates: readonly FeedUpdate[],
  buses: readonly FeedVehicle[] = [],
) {
  const message = encodeFeedMessage({ timestamp: now / 1000 }, [
    ...buses,
    ...updates.map((update, index) => ({ ...anUpdate(update), entityID: `${index}` })),
  ]);
  city.see([message], now);
}
