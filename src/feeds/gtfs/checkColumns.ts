import { readHeader } from './csv/readTable.ts';
import type { Feed } from './Feed.ts';
import { WEEKDAYS } from './tables/readServices.ts';

/** A feed without one of these files or columns is refused. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'agency.txt': ['agency_name', 'agency_timezone'],
  'stops.txt': ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
  'routes.txt': ['route_id'],
  'trips.txt': ['trip_id', 'route_id', 'service_id'],
  'stop_times.txt': ['trip_id', 'stop_id', 'stop_sequence'],
};

/** A feed may lack these files, but not these columns of them. */
const REQUIRED_IF_PRESENT: Readonly<Record<string, readonly string[]>> = {
  'calendar.txt': ['service_id', 'start_date', 'end_date', ...WEEKDAYS],
  'calendar_dates.txt': ['service_id', 'date', 'exception_type'],
};

/** Without these columns the file is ignored, and the rest of the feed is used. */
const REQUIRED_OF_OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'shapes.txt': ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
  'frequencies.txt': ['trip_id', 'start_time', 'end_time', 'headway_secs'],
  'transfers.txt': ['from_stop_id', 'to_stop_id', 'transfer_type'],
  'pathways.txt': ['from_stop_id', 'to_stop_id', 'pathway_mode', 'is_bidirectional'],
  'levels.txt': ['level_id'],
};

interface MissingColumns {
  readonly missing: readonly string[];
  /** What the table has instead. */
  readonly values: { readonly columns: string };
}

async function missingColumns(
  feed: Feed,
  file: string,
  columns: readonly string[],
): Promise<MissingColumns> {
  const header = (await readHeader(feed, file)) ?? columns;
  return {
    missing: columns.filter((column) => !header.includes(column)),
    values: { columns: header.filter((name) => name !== '').join(', ') },
  };
}

/** The feed without the files that it may lack and that have nothing in them: some programs write those. */
async function withoutEmptyFiles(feed: Feed): Promise<Feed> {
  const paths = new Map(feed.paths);
  for (const file of Object.keys({ ...REQUIRED_IF_PRESENT, ...REQUIRED_OF_OPTIONAL }))
    if ((await readHeader(feed, file))?.length === 0) paths.delete(file);
  return { ...feed, paths };
}

/**
 * Checks that all required files and columns are there, and names every one that is not.
 *
 * @returns the feed without the optional files that cannot be read
 * @throws FeedError if the feed cannot be used
 */
export async function checkColumns(given: Feed): Promise<Feed> {
  const feed = await withoutEmptyFiles(given);
  for (const [file, columns] of Object.entries({ ...REQUIRED, ...REQUIRED_IF_PRESENT })) {
    if (!feed.paths.has(file)) {
      if (Object.hasOwn(REQUIRED, file)) feed.findings.add('missing-file', { file });
      continue;
    }
    const { missing, values } = await missingColumns(feed, file, columns);
    for (const field of missing)
      feed.findings.add('missing-column', { file, field, line: 1, values });
  }
  if (!feed.paths.has('calendar.txt') && !feed.paths.has('calendar_dates.txt'))
    feed.findings.add('missing-file', { file: 'calendar.txt' });
  feed.findings.throwIfRefused();
  const paths = new Map(feed.paths);
  for (const [file, columns] of Object.entries(REQUIRED_OF_OPTIONAL)) {
    const { missing, values } = await missingColumns(feed, file, columns);
    for (const field of missing)
      feed.findings.add('ignored-file', { file, field, line: 1, values });
    if (missing.length > 0) paths.delete(file);
  }
  return { ...feed, paths };
}
