import { plainName } from '../../../lib/text/plainName.ts';
import { ianaZone } from '../../../lib/time/ianaZone.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';

export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly language: string;
  /** An IANA zone, by whichever of its names. */
  readonly timeZone: string;
}

export interface Agencies {
  readonly all: readonly Agency[];
  /** The zone of the feed's times. */
  readonly timeZone: string;
}

const FILE = 'agency.txt';

/** A time zone as it is written, without spaces; an empty string for an unknown one. */
function knownZone(written: string): string {
  const zone = written.replaceAll(' ', '_');
  return ianaZone(zone) === null ? '' : zone;
}

/**
 * Reads agency.txt. An agency without a known time zone gets the zone of the first agency with one, because a feed
 * should have only one.
 *
 * @throws FeedError if no agency has a known time zone
 */
export async function readAgencies(feed: Feed): Promise<readonly Agency[]> {
  const all: Agency[] = [];
  const lines: { readonly line: number; readonly written: string }[] = [];
  await readTable(feed, FILE, (columnOf) => {
    const [id, name] = [columnOf('agency_id'), columnOf('agency_name')];
    const [url, language] = [columnOf('agency_url'), columnOf('agency_lang')];
    const zone = columnOf('agency_timezone');
    return (row) => {
      const written = row.text(zone);
      lines.push({ line: row.line, written });
      all.push({
        id: row.text(id),
        name: plainName(row.text(name)),
        url: row.text(url),
        language: row.text(language),
        timeZone: knownZone(written),
      });
    };
  });
  const zone = all.find(({ timeZone }) => timeZone !== '')?.timeZone ?? '';
  if (all.length === 0)
    feed.findings.add('missing-time-zone', { file: FILE, line: 2, field: 'agency_timezone' });
  for (const [index, { timeZone }] of all.entries()) {
    if (timeZone !== '') continue;
    const { line, written } = lines[index] ?? { line: 0, written: '' };
    const refusal = written === '' ? 'missing-time-zone' : 'unknown-time-zone';
    feed.findings.add(zone === '' ? refusal : 'agency-time-zone', {
      file: FILE,
      field: 'agency_timezone',
      line,
      values: { agency_timezone: written, zone },
    });
  }
  feed.findings.throwIfRefused();
  return all.map((agency) => ({ ...agency, timeZone: agency.timeZone || zone }));
}
