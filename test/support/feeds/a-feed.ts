import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { filesFrom } from '../gtfs/feed-bytes.ts';

/** A feed with one route, one trip of three stops, and service every day of 2026. */
const SMALL_FEED: Readonly<Record<string, string>> = {
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone,agency_lang
A,Small Transit,https://small.example,America/Chicago,en-US`,
  'stops.txt': `stop_id,stop_code,stop_name,stop_lat,stop_lon
s1,101,First St,43.0700,-89.4000
s2,102,Second St,43.0750,-89.4000
s3,103,Third St,43.0800,-89.4000`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color
r1,A,7,Crosstown,3,0b6bb3`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id,shape_id
r1,daily,t1,North,0,`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
t1,08:00:00,08:00:00,s1,1
t1,08:05:00,08:05:00,s2,2
t1,08:10:00,08:10:00,s3,3`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,1,1,1,1,1,1,1,20260101,20261231`,
};

/** A day on which the small feed has service. */
export const FEED_DAY = '20260601';

/** Files in memory. Bytes come in chunks of `chunkBytes`, so that rows are cut. */
export function feedFiles(
  texts: Readonly<Record<string, string | Uint8Array>>,
  chunkBytes?: number,
): FeedFiles {
  const bytesOf = (text: string | Uint8Array) =>
    typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return filesFrom(
    new Map(Object.entries(texts).map(([name, text]) => [name, bytesOf(text)])),
    chunkBytes,
  );
}

/**
 * The files of a small feed.
 *
 * @param changes texts of files that differ, without their header where they begin with a line
 *   break; null removes a file
 */
export function aFeedText(
  changes: Readonly<Record<string, string | Uint8Array | null>> = {},
): Record<string, string | Uint8Array> {
  const texts: Record<string, string | Uint8Array> = { ...SMALL_FEED };
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) delete texts[file];
    else if (typeof text === 'string' && text.startsWith('\n'))
      texts[file] = `${(SMALL_FEED[file] ?? '').split('\n')[0]}${text}`;
    else texts[file] = text;
  }
  return texts;
}

/** A small feed in memory; see `aFeedText`. */
export const aFeed = (
  changes: Readonly<Record<string, string | Uint8Array | null>> = {},
  chunkBytes?: number,
): FeedFiles => feedFiles(aFeedText(changes), chunkBytes);
