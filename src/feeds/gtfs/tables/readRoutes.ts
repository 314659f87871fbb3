import { plainName } from '../../../lib/text/plainName.ts';
import { cellReporter } from '../csv/cellReporter.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { Agency } from './readAgencies.ts';

/** A row of routes.txt. */
export interface FeedRoute {
  readonly id: string;
  readonly agency: string;
  readonly shortName: string;
  readonly longName: string;
  readonly color: string;
  readonly type: number;
  /** route_sort_order; NaN if it has none. */
  readonly sortOrder: number;
}

export interface FeedRoutes {
  /** The route_ids; the numbers are the indexes in `all`. */
  readonly ids: InternTable;
  readonly all: readonly FeedRoute[];
  /** The route_ids of routes that were left out. */
  readonly leftOut: InternTable;
}

const FILE = 'routes.txt';
const BUS = 3;
const COLOR = /^#?[0-9a-f]{6}$/i;

/**
 * Reads routes.txt.
 *
 * @param agencies if there is only one, it is the agency of routes that name none
 */
export async function readRoutes(feed: Feed, agencies: readonly Agency[]): Promise<FeedRoutes> {
  const onlyAgency = agencies.length === 1 ? (agencies[0]?.id ?? '') : '';
  const ids = new InternTable();
  const all: FeedRoute[] = [];
  await readTable(feed, FILE, (columnOf) => {
    const [id, agency] = [columnOf('route_id'), columnOf('agency_id')];
    const [short, long] = [columnOf('route_short_name'), columnOf('route_long_name')];
    const [color, typeColumn] = [columnOf('route_color'), columnOf('route_type')];
    const sortOrder = columnOf('route_sort_order');
    const report = cellReporter(feed.findings, FILE, 'route_id', columnOf);
    return (row) => {
      if (row.isEmpty(id) || ids.find(row, id) !== -1) {
        report(row.isEmpty(id) ? 'missing-value' : 'duplicate-id', row, 'route_id');
        return;
      }
      ids.add(row, id);
      const type = row.whole(typeColumn);
      if (!(type >= 0) && !row.isEmpty(typeColumn)) report('ignored-value', row, 'route_type');
      const agencyID = row.text(agency);
      if (agencies.length > 1 && agencyID !== '' && !agencies.some(({ id }) => id === agencyID))
        report('ignored-value', row, 'agency_id');
      if (!row.isEmpty(color) && !COLOR.test(row.text(color)))
        report('ignored-value', row, 'route_color');
      all.push({
        id: row.text(id),
        agency: agencyID || onlyAgency,
        shortName: plainName(row.text(short)),
        longName: plainName(row.text(long)),
        color: row.text(color),
        type: type >= 0 ? type : BUS,
        sortOrder: row.whole(sortOrder),
      });
    };
  });
  return { ids, all, leftOut: new InternTable() };
}
