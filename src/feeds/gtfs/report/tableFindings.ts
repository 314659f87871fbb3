import { readTable } from '../csv/readTable.ts';
import type { Feed, FeedFiles } from '../Feed.ts';
import type { FeedFinding, FindingKind } from '../FeedReport.ts';
import { Findings } from '../Findings.ts';
import { locateFiles } from '../locateFiles.ts';
import { checkTravelTimes } from './checkTravelTimes.ts';

/** What is looked for here. */
const EDITOR_KINDS: ReadonlySet<FindingKind> = new Set([
  'no-color',
  'no-route-name',
  'no-headsign',
  'backward-time',
  'fast-travel',
]);

async function checkRoutes(feed: Feed): Promise<void> {
  const file = 'routes.txt';
  await readTable(feed, file, (columnOf) => {
    const [id, color] = [columnOf('route_id'), columnOf('route_color')];
    const [short, long] = [columnOf('route_short_name'), columnOf('route_long_name')];
    return (row) => {
      const place = { file, line: row.line, values: { route_id: row.text(id) } };
      if (row.isEmpty(color)) feed.findings.add('no-color', { ...place, field: 'route_color' });
      if (row.isEmpty(short) && row.isEmpty(long))
        feed.findings.add('no-route-name', { ...place, field: 'route_short_name' });
    };
  });
}

async function checkHeadsigns(feed: Feed): Promise<void> {
  const file = 'trips.txt';
  await readTable(feed, file, (columnOf) => {
    const [id, headsign] = [columnOf('trip_id'), columnOf('trip_headsign')];
    return (row) => {
      const place = { file, line: row.line, values: { trip_id: row.text(id) } };
      if (row.isEmpty(headsign))
        feed.findings.add('no-headsign', { ...place, field: 'trip_headsign' });
    };
  });
}

/**
 * Looks at a feed that was imported for what an editor may want to improve, although nothing is left
 * out because of it: names, colors, headsigns and travel times. It reads stop_times.txt once more.
 */
export async function tableFindings(files: FeedFiles): Promise<readonly FeedFinding[]> {
  const findings = new Findings();
  // The import has named how the files are written.
  const paths = locateFiles(files.names(), new Findings());
  const feed: Feed = { files, paths, findings, onProgress: () => {} };
  await checkRoutes(feed);
  await checkHeadsigns(feed);
  await checkTravelTimes(feed);
  return findings.all().filter(({ kind }) => EDITOR_KINDS.has(kind));
}
