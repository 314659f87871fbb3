import {
  CITY_FORMAT,
  type CityDocument,
  type DayDocument,
} from '../../contract/documents/city-document.ts';
import { DOCUMENTS } from '../../contract/documents/documents.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { CityFeed } from '../Source.ts';
import { cityColumns } from './city-columns.ts';
import { dayColumns } from './day-columns.ts';

/** Characters of JSON: about 250 kB as brotli. Pages of a larger city ask the service. */
const MOST_CHARACTERS = 1_000_000;

/** The document of a city as it is sent. */
export interface EncodedCity {
  readonly version: string;
  readonly path: string;
  readonly document: CityDocument;
}

/** A feed's columns with what tells them from those of another version, once for each snapshot. */
const columnsOf = memoizeByTwoObjects((snapshot: Snapshot, timetable: SnapshotTimetable) => {
  const columns = cityColumns(snapshot, timetable);
  const json = JSON.stringify(columns);
  return { columns, length: json.length, print: fingerprint(json) };
});

/**
 * The document of a city. Its version follows from the content, so that several servers of one feed have the same.
 *
 * @returns null if the city has none, or a page should not load it
 */
export function cityDocumentOf(feeds: readonly CityFeed[] | null): EncodedCity | null {
  if (feeds === null || feeds.length === 0) return null;
  const parts = feeds.map(({ name, snapshot, timetable }) => ({
    name,
    snapshot,
    ...columnsOf(snapshot, timetable),
  }));
  if (parts.reduce((sum, { length }) => sum + length, 0) > MOST_CHARACTERS) return null;
  const version = fingerprint(
    JSON.stringify(parts.map(({ name, snapshot, print }) => [name, snapshot.contentHash, print])),
  );
  return {
    version,
    path: DOCUMENTS.city.path.replace('{version}', version),
    document: {
      format: CITY_FORMAT,
      version,
      feeds: parts.map(({ name, columns }) => ({ ...columns, name })),
    },
  };
}

/** The document of a service day, `YYYYMMDD`; null if the city has none. */
export function dayDocumentOf(
  feeds: readonly CityFeed[] | null,
  date: ServiceDate,
): DayDocument | null {
  const city = cityDocumentOf(feeds);
  if (feeds === null || city === null) return null;
  return {
    format: CITY_FORMAT,
    version: city.version,
    date,
    feeds: feeds.map(({ name, snapshot, timetable }) =>
      dayColumns(name, snapshot, timetable, date),
    ),
  };
}
