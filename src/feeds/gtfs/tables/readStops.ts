import { tripFlag } from '../../../contract/snapshot/snapshot.ts';
import { memoizeByString } from '../../../lib/memoizeByString.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import { ianaZone } from '../../../lib/time/ianaZone.ts';
import { cellReporter } from '../csv/cellReporter.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';

/** A row of stops.txt. */
export interface FeedStop {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** NaN, as `lon`, if neither it nor its station has a usable place. */
  readonly lat: number;
  readonly lon: number;
  /** stop_id of its station, or an empty string. */
  readonly parent: string;
  readonly platform: string;
  /** level_id, or an empty string. */
  readonly level: string;
  /** stop_timezone as an IANA zone; missing where the file has none that is known. */
  readonly timeZone?: string | undefined;
  /** Whether wheelchairs get on and off, its own or its station's; missing where the file doesn't say. */
  readonly isAccessible?: boolean | undefined;
  /** Whether stops.txt says that vehicles stop there; otherwise a station, an entrance or a node. */
  readonly isStop: boolean;
  /** Whether it is a way into a station. */
  readonly isEntrance: boolean;
}

export interface FeedStops {
  /** The stop_ids; the numbers are the indexes in `all`. */
  readonly ids: InternTable;
  readonly all: readonly FeedStop[];
}

const FILE = 'stops.txt';
/** The values of wheelchair_boarding: not known, yes, no. */
const BOARDING = [0, 1, 2];
/** A boarding area is on a platform, which is in a station. */
const MOST_LEVELS = 3;

/** Whether a stop has a place, its own or its station's. Trips can only stop at one that has. */
export const isPlaced = ({ lat }: Pick<FeedStop, 'lat'>): boolean => !Number.isNaN(lat);

/** A stop without a usable place of its own, and what is wrong with it. */
interface Unplaced {
  readonly index: number;
  readonly line: number;
  readonly field: 'stop_lat' | 'stop_lon';
  readonly value: string;
}

/** The column with the fault of a place, or null if the place is usable. (0, 0) is not. */
function placeFault(lat: number, lon: number): Unplaced['field'] | null {
  if (!(lat >= -90 && lat <= 90) || (lat === 0 && lon === 0)) return 'stop_lat';
  return lon >= -180 && lon <= 180 ? null : 'stop_lon';
}

/** Names the stops whose station is not in the file. They are stops like those without one. */
function checkParents(feed: Feed, all: readonly FeedStop[], lines: readonly number[]): void {
  const ids = new Set(all.map(({ id }) => id));
  for (const [index, { id, parent }] of all.entries())
    if (parent !== '' && !ids.has(parent))
      feed.findings.add('ignored-value', {
        file: FILE,
        field: 'parent_station',
        line: lines[index] ?? 0,
        values: { parent_station: parent, stop_id: id },
      });
}

/** Gives stops without a place their station's. A stop whose station has none either is a finding. */
function placeAtStations(
  feed: Feed,
  all: readonly FeedStop[],
  unplaced: readonly Unplaced[],
): readonly FeedStop[] {
  const byID = new Map(all.map((stop) => [stop.id, stop]));
  const placed = [...all];
  for (const { index, line, field, value } of unplaced) {
    const stop = all[index];
    if (stop === undefined) continue;
    let station = byID.get(stop.parent);
    for (let level = 1; level < MOST_LEVELS && station !== undefined && !isPlaced(station); level++)
      station = byID.get(station.parent);
    const place = { file: FILE, line };
    if (station !== undefined && isPlaced(station)) {
      placed[index] = { ...stop, lat: station.lat, lon: station.lon };
      const values = { [field]: value, stop_id: stop.id, parent_station: station.id };
      feed.findings.add('place-of-station', { ...place, field, values });
    } else
      feed.findings.add(value === '' ? 'missing-value' : 'bad-value', {
        ...place,
        field,
        values: { [field]: value, stop_id: stop.id },
      });
  }
  return placed;
}

/** Whether wheelchairs get on and off is what the stop's station says, where the stop itself says nothing. */
function accessAsStations(all: readonly FeedStop[]): readonly FeedStop[] {
  const byID = new Map(all.map((stop) => [stop.id, stop]));
  return all.map((stop) => {
    let of: FeedStop | undefined = stop;
    for (let level = 1; level < MOST_LEVELS && of?.isAccessible === undefined; level++)
      of = byID.get(of?.parent ?? '');
    return of === stop ? stop : { ...stop, isAccessible: of?.isAccessible };
  });
}

/** Reads stops.txt. A stop without a usable place has its station's. Without one, trips can't stop there. */
export async function readStops(feed: Feed): Promise<FeedStops> {
  const ids = new InternTable();
  const all: FeedStop[] = [];
  const unplaced: Unplaced[] = [];
  const lines: number[] = [];
  await readTable(feed, FILE, (columnOf) => {
    const [id, code, name] = [columnOf('stop_id'), columnOf('stop_code'), columnOf('stop_name')];
    const [latColumn, lonColumn] = [columnOf('stop_lat'), columnOf('stop_lon')];
    const [type, parent] = [columnOf('location_type'), columnOf('parent_station')];
    const [platform, zone] = [columnOf('platform_code'), columnOf('stop_timezone')];
    const [boarding, level] = [columnOf('wheelchair_boarding'), columnOf('level_id')];
    const zoneNamed = memoizeByString((name) => ianaZone(name) ?? '');
    const report = cellReporter(feed.findings, FILE, 'stop_id', columnOf);
    return (row) => {
      if (row.isEmpty(id) || ids.find(row, id) !== -1) {
        report(row.isEmpty(id) ? 'missing-value' : 'duplicate-id', row, 'stop_id');
        return;
      }
      const kind = row.isEmpty(type) ? 0 : row.whole(type);
      if (!(kind >= 0 && kind <= 4)) report('ignored-value', row, 'location_type');
      if (!row.isEmpty(boarding) && !BOARDING.includes(row.whole(boarding)))
        report('ignored-value', row, 'wheelchair_boarding');
      const [lat, lon] = [row.decimal(latColumn), row.decimal(lonColumn)];
      const fault = placeFault(lat, lon);
      if (fault !== null) {
        const value = row.text(fault === 'stop_lat' ? latColumn : lonColumn);
        unplaced.push({ index: all.length, line: row.line, field: fault, value });
      }
      ids.add(row, id);
      lines.push(row.line);
      all.push({
        id: row.text(id),
        code: row.text(code),
        name: plainName(row.text(name)),
        lat: fault === null ? lat : Number.NaN,
        lon: fault === null ? lon : Number.NaN,
        parent: row.text(parent),
        platform: plainName(row.text(platform)),
        level: row.text(level),
        isAccessible: tripFlag(row.whole(boarding)),
        isStop: !(kind >= 1 && kind <= 4),
        isEntrance: kind === 2,
        timeZone: (row.isEmpty(zone) ? '' : zoneNamed(row.text(zone))) || undefined,
      });
    };
  });
  checkParents(feed, all, lines);
  return { ids, all: accessAsStations(placeAtStations(feed, all, unplaced)) };
}
