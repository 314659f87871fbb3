import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { singleSpaced } from '../singleSpaced.ts';

/** A row of stops.txt. */
export interface FeedStop {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** stop_id of its station, or an empty string. */
  readonly parent: string;
  readonly platform: string;
  /** Whether a vehicle stops there; otherwise a station, an entrance or a node. */
  readonly isStop: boolean;
}

export interface FeedStops {
  /** The stop_ids; the numbers are the indexes in `all`. */
  readonly ids: InternTable;
  readonly all: readonly FeedStop[];
  /** The stop_ids of stops without usable coordinates. */
  readonly leftOut: InternTable;
}

const FILE = 'stops.txt';

const isLat = (value: number) => value >= -90 && value <= 90;
const isLon = (value: number) => value >= -180 && value <= 180;

/** Reads stops.txt. Stops without usable coordinates are left out, (0, 0) among them. */
export async function readStops(feed: Feed): Promise<FeedStops> {
  const ids = new InternTable();
  const leftOut = new InternTable();
  const all: FeedStop[] = [];
  await readTable(feed, FILE, (columnOf) => {
    const [id, code, name] = [columnOf('stop_id'), columnOf('stop_code'), columnOf('stop_name')];
    const [latColumn, lonColumn] = [columnOf('stop_lat'), columnOf('stop_lon')];
    const [type, parent] = [columnOf('location_type'), columnOf('parent_station')];
    const platform = columnOf('platform_code');
    return (row) => {
      const place = { file: FILE, line: row.line };
      if (row.isEmpty(id)) {
        feed.findings.add('missing-value', { ...place, field: 'stop_id' });
        return;
      }
      const values = { stop_id: row.text(id) };
      if (ids.find(row, id) !== -1) {
        feed.findings.add('duplicate-id', { ...place, field: 'stop_id', values });
        return;
      }
      const [lat, lon] = [row.decimal(latColumn), row.decimal(lonColumn)];
      const isStop = row.isEmpty(type) || row.whole(type) === 0;
      const bad =
        !isLat(lat) || (lat === 0 && lon === 0) ? 'stop_lat' : isLon(lon) ? '' : 'stop_lon';
      if (isStop && bad !== '') {
        const value = row.text(bad === 'stop_lat' ? latColumn : lonColumn);
        feed.findings.add(value === '' ? 'missing-value' : 'bad-value', {
          ...place,
          field: bad,
          values: { ...values, [bad]: value },
        });
        leftOut.add(row, id);
        return;
      }
      ids.add(row, id);
      all.push({
        id: values.stop_id,
        code: row.text(code),
        name: singleSpaced(row.text(name)),
        lat,
        lon,
        parent: row.text(parent),
        platform: row.text(platform),
        isStop,
      });
    };
  });
  return { ids, all, leftOut };
}
