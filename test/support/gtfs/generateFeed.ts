import {
  GENERATED_DATES,
  patternIndex,
  patternsOf,
  placeOf,
  stopID,
  tripCount,
  tripKey,
  tripOf,
} from './generated-city.ts';
import type { CitySize } from './generated-city.ts';
import { shuffledIndexes } from './shuffle.ts';

export interface GeneratedFeedOptions extends CitySize {
  readonly seed?: number;
  /** The order of the rows of stop_times.txt. */
  readonly order?: 'contiguous' | 'shuffled';
}

/** A feed whose files are streams, so that it may be larger than memory. */
export interface GeneratedFeed {
  names(): readonly string[];
  read(name: string): AsyncIterable<Uint8Array>;
}

const CHUNK = 65_536;

function timeOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function* agencies(): Generator<string> {
  yield 'agency_id,agency_name,agency_url,agency_timezone,agency_lang\n';
  yield 'A,Metro,https://metro.example,America/Chicago,en\n';
  yield 'B,Suburban,https://suburban.example,America/Chicago,en\n';
}

/** Of each 40 rows, 0 and 1 are one route of one agency. 2 and 3 have one name, but two agencies. */
function* routes(city: CitySize): Generator<string> {
  yield 'route_id,agency_id,route_short_name,route_long_name,route_type,route_color\n';
  for (let route = 0; route < city.routes; route += 1) {
    const isTwin = route % 40 === 1 || route % 40 === 3;
    const name = isTwin ? route - 1 : route;
    const color = ((route * 7_654_321) % 0xff_ffff).toString(16).padStart(6, '0');
    yield `R${route},${route % 40 === 3 ? 'B' : 'A'},${name},Line ${name},3,${color}\n`;
  }
}

function* stops(city: CitySize, seed: number): Generator<string> {
  yield 'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type\n';
  for (let route = 0; route < city.routes; route += 1) {
    for (let direction = 0; direction < 2; direction += 1) {
      for (let place = 0; place < city.stopsPerDirection; place += 1) {
        const id = stopID(city, route, direction, place);
        if (!id.startsWith(`S${route}-`)) continue;
        const { lat, lon } = placeOf(route, direction, place, seed);
        yield `${id},,"Street ${place}, Avenue ${route}",${lat.toFixed(6)},${lon.toFixed(6)},0\n`;
      }
    }
  }
}

function* shapes(city: CitySize, seed: number): Generator<string> {
  yield 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n';
  for (let route = 0; route < city.routes; route += 1) {
    for (let direction = 0; direction < 2; direction += 1) {
      for (let step = 0; step < city.stopsPerDirection * 2 - 1; step += 1) {
        const { lat, lon } = placeOf(route, direction, step / 2, seed);
        yield `H${route}-${direction},${lat.toFixed(6)},${lon.toFixed(6)},${step * 10}\n`;
      }
    }
  }
}

function* calendar(): Generator<string> {
  const { first, last } = GENERATED_DATES;
  const days = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday';
  yield `service_id,${days},start_date,end_date\n`;
  yield `weekday,1,1,1,1,1,0,0,${first},${last}\n`;
  yield `saturday,0,0,0,0,0,1,0,${first},${last}\n`;
  yield `sunday,0,0,0,0,0,0,1,${first},${last}\n`;
}

function* calendarDates(): Generator<string> {
  yield 'service_id,date,exception_type\n';
  yield 'weekday,20261225,2\nsunday,20261225,1\n';
}

function* trips(city: CitySize): Generator<string> {
  yield 'route_id,service_id,trip_id,trip_headsign,direction_id,shape_id,wheelchair_accessible\n';
  for (let index = 0; index < tripCount(city); index += 1) {
    const trip = tripOf(city, index);
    yield `${trip.routeID},${trip.serviceID},${trip.tripID},${trip.headsign},${trip.directionID},${trip.shapeID},${index % 3}\n`;
  }
}

function* contiguousIndexes(count: number): Generator<number> {
  for (let index = 0; index < count; index += 1) yield index;
}

function* stopTimes(city: CitySize, seed: number, isShuffled: boolean): Generator<string> {
  yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type\n';
  const patterns = patternsOf(city);
  const most = Math.max(...patterns.map((pattern) => pattern.length));
  const times = Array.from({ length: 1800 }, (_, minute) => timeOf(minute * 60));
  const slots = tripCount(city) * most;
  const order = isShuffled ? shuffledIndexes(slots, seed) : contiguousIndexes(slots);
  for (const slot of order) {
    const trip = Math.floor(slot / most);
    const step = slot % most;
    const { route, directionID, number } = tripKey(city, trip);
    const pattern = patterns[patternIndex(number)];
    const place = pattern?.[step];
    if (pattern === undefined || place === undefined) continue;
    const time = times[300 + ((number * 13) % 1200) + step];
    const pickup = step === pattern.length - 1 ? 1 : 0;
    yield `T${trip},${time},${time},${stopID(city, route, directionID, place)},${step + 1},${pickup}\n`;
  }
}

/**
 * Generates a GTFS feed: the same bytes for the same options, streamed. Both orders contain the same
 * rows.
 *
 * @throws Error from `read` if the feed has no such file
 */
export function generateFeed({
  seed = 1,
  order = 'contiguous',
  ...city
}: GeneratedFeedOptions): GeneratedFeed {
  const files: Readonly<Record<string, () => Generator<string>>> = {
    'agency.txt': agencies,
    'routes.txt': () => routes(city),
    'stops.txt': () => stops(city, seed),
    'trips.txt': () => trips(city),
    'calendar.txt': calendar,
    'calendar_dates.txt': calendarDates,
    'shapes.txt': () => shapes(city, seed),
    'stop_times.txt': () => stopTimes(city, seed, order === 'shuffled'),
  };
  return {
    names: () => Object.keys(files),
    async *read(name) {
      const rows = files[name];
      if (rows === undefined) throw new Error(`The generated feed has no ${name}.`);
      let text = '';
      for (const row of rows()) {
        text += row;
        if (text.length < CHUNK) continue;
        yield Buffer.from(text);
        text = '';
      }
      if (text !== '') yield Buffer.from(text);
    },
  };
}
