import { hasSameClocks } from '../../../lib/time/hasSameClocks.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { singleSpaced } from '../singleSpaced.ts';

export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly language: string;
}

export interface Agencies {
  readonly all: readonly Agency[];
  /** An IANA zone. */
  readonly timeZone: string;
}

const FILE = 'agency.txt';

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * Reads agency.txt.
 *
 * @throws FeedError if the agencies do not have exactly one known time zone, by whichever of its names
 */
export async function readAgencies(feed: Feed): Promise<Agencies> {
  const all: Agency[] = [];
  let timeZone = '';
  await readTable(feed, FILE, (columnOf) => {
    const [id, name] = [columnOf('agency_id'), columnOf('agency_name')];
    const [url, language] = [columnOf('agency_url'), columnOf('agency_lang')];
    const zone = columnOf('agency_timezone');
    return (row) => {
      const value = row.text(zone);
      const place = {
        file: FILE,
        field: 'agency_timezone',
        line: row.line,
        values: { agency_timezone: value },
      };
      if (value === '') feed.findings.add('missing-time-zone', place);
      else if (!isTimeZone(value)) feed.findings.add('unknown-time-zone', place);
      else if (timeZone === '') timeZone = value;
      else if (value !== timeZone && !hasSameClocks(value, timeZone))
        feed.findings.add('several-time-zones', place);
      all.push({
        id: row.text(id),
        name: singleSpaced(row.text(name)),
        url: row.text(url),
        language: row.text(language),
      });
    };
  });
  if (all.length === 0)
    feed.findings.add('missing-time-zone', { file: FILE, line: 2, field: 'agency_timezone' });
  feed.findings.throwIfRefused();
  return { all, timeZone };
}
