import { hasSameClocks } from '../../../lib/time/hasSameClocks.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { Findings } from '../Findings.ts';
import { named } from '../report/wording.ts';
import type { Agency } from './readAgencies.ts';
import type { FeedRoute, FeedRoutes } from './readRoutes.ts';

/** How many rows of trips.txt each route has. */
async function tripsOfRoutes(feed: Feed, ids: InternTable): Promise<readonly number[]> {
  const counts = Array.from({ length: ids.size }, () => 0);
  // The real reading of trips.txt reports its findings.
  await readTable({ ...feed, findings: new Findings() }, 'trips.txt', (columnOf) => {
    const route = columnOf('route_id');
    return (row) => {
      const index = ids.find(row, route);
      if (index !== -1) counts[index] = (counts[index] ?? 0) + 1;
    };
  });
  return counts;
}

const nameOf = ({ shortName, longName, id }: FeedRoute) => shortName || longName || id;

/** Names the routes of an agency that are left out because of its time zone. */
function reportLeftOut(
  feed: Feed,
  routes: readonly FeedRoute[],
  agency: Agency,
  zone: string,
): void {
  const values = {
    agency_timezone: agency.timeZone,
    agency: agency.name || agency.id,
    zone,
    routes: `${routes.length === 1 ? 'route' : 'routes'} ${named(routes.map(nameOf))}`,
  };
  const place = { file: 'routes.txt', field: 'agency_timezone', values };
  feed.findings.add('other-time-zone', place, routes.length);
}

/** Leaves routes out. `leftOut` has their IDs, so that their trips aren't reported as trips of unknown routes. */
function withoutRoutes({ ids, all }: FeedRoutes, leftOut: ReadonlySet<number>): FeedRoutes {
  const [kept, dropped] = [new InternTable(), new InternTable()];
  for (let index = 0; index < ids.size; index++) {
    const bytes = ids.bytes(index);
    (leftOut.has(index) ? dropped : kept).addBytes(bytes, 0, bytes.length);
  }
  return { ids: kept, all: all.filter((_, index) => !leftOut.has(index)), leftOut: dropped };
}

/** For each agency its time zone, by one name where several agencies name one zone differently. */
function zonesOf(agencies: readonly Agency[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { timeZone } of agencies)
    if (!names.has(timeZone)) {
      const same = [...names.keys()].find((zone) => hasSameClocks(zone, timeZone));
      names.set(timeZone, same ?? timeZone);
    }
  return agencies.map(({ timeZone }) => names.get(timeZone) ?? timeZone);
}

/**
 * Chooses the time zone of most trips in a feed whose agencies have several. Routes of agencies in another zone are
 * left out by name, because all times of a feed are in one zone.
 *
 * @returns the zone, and the remaining routes
 */
export async function keepOneTimeZone(
  feed: Feed,
  agencies: readonly Agency[],
  routes: FeedRoutes,
): Promise<{ readonly timeZone: string; readonly routes: FeedRoutes }> {
  const zones = zonesOf(agencies);
  const [first = ''] = zones;
  if (zones.every((zone) => zone === first)) return { timeZone: first, routes };
  // A route of no known agency has times in whichever zone is chosen.
  const agencyOf = routes.all.map((route) => agencies.findIndex(({ id }) => id === route.agency));
  const trips = new Map(zones.map((zone) => [zone, 0]));
  for (const [route, count] of (await tripsOfRoutes(feed, routes.ids)).entries()) {
    const zone = zones[agencyOf[route] ?? -1];
    if (zone !== undefined) trips.set(zone, (trips.get(zone) ?? 0) + count);
  }
  let timeZone = first;
  for (const [zone, count] of trips) if (count > (trips.get(timeZone) ?? 0)) timeZone = zone;
  const leftOut = new Set<number>();
  for (const [index, agency] of agencies.entries()) {
    if (zones[index] === timeZone) continue;
    const own = routes.all.filter((_, route) => agencyOf[route] === index);
    for (const [route, of] of agencyOf.entries()) if (of === index) leftOut.add(route);
    if (own.length > 0) reportLeftOut(feed, own, agency, timeZone);
  }
  return { timeZone, routes: withoutRoutes(routes, leftOut) };
}
