import { FileError } from '../../feeds/FileError.ts';
import { section } from '../../feeds/gtfs/report/reportLines.ts';
import { counted, longDate, printable } from '../../feeds/gtfs/report/wording.ts';
import type { LotsOptions } from '../../feeds/lots/LotsOptions.ts';
import { readInterfaceLots } from '../../feeds/lots/readInterfaceLots.ts';
import { type ReadLots, readLots } from '../../feeds/lots/readLots.ts';
import { guessTable } from '../../feeds/lots/table/guessTable.ts';
import { quotedNames } from '../../feeds/lots/table/missing-parts.ts';
import { readTable } from '../../feeds/lots/table/readTable.ts';
import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import { runSteps } from '../../lib/steps.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { lotsReader } from '../lots/lots-reader.ts';
import { duration } from '../operator/tablePage.ts';
import { fileName } from '../settings/address-settings.ts';
import type { LotsSettings } from '../settings/lots-settings.ts';

/** What a report on lots or events knows of the city. */
export interface ReportCity {
  /** The IANA zone of times without one. */
  readonly timeZone: string;
  /** Undefined without a GTFS feed. */
  readonly isNearCity: IsNearCity | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** As in the settings, if they say nothing. */
const COUNTS_GONE = 120 * 60_000;

/** A file that is read without settings, and what was guessed, in a sentence. */
interface GuessedLots {
  readonly read: ReadLots;
  readonly guess: string;
}

function columnsSentence({
  columns,
  unused,
  format,
  encoding,
}: Exclude<ReturnType<typeof guessTable>, 'interface'>): string {
  const named = Object.entries(columns).map(([cell, column]) => `${cell} is "${column}"`);
  const how = encoding === undefined ? format : `${format} in ${encoding}`;
  const used = named.length === 0 ? 'no column was recognized' : named.join(', ');
  const others = unused.length === 0 ? '' : ` Not used: ${quotedNames(unused)}.`;
  return `Read as ${how} without settings: ${used}.${others} If that is wrong, name the columns in a settings file and add --settings.`;
}

function readGuessed(bytes: Uint8Array, file: string, city: ReportCity): GuessedLots {
  const { timeZone, isNearCity, now } = city;
  const table = guessTable(bytes);
  if (table === 'interface') {
    const read = readInterfaceLots(bytes, { file, isNearCity });
    return { read, guess: 'Read in the shape of the interface.' };
  }
  const options: LotsOptions = {
    ...table,
    file,
    states: {},
    operator: 'city',
    webUrl: '',
    timeZone,
    isNearCity,
    countsGone: COUNTS_GONE,
  };
  const guess = columnsSentence(table);
  try {
    return { read: readLots(readTable(bytes, options), [], options, now), guess };
  } catch (error) {
    // Who reads why it is refused wants to know what it was taken for.
    if (!(error instanceof FileError)) throw error;
    throw new FileError(error.message, [...error.problems, guess]);
  }
}

function summary({ lots, modifiedAt, leftOut }: ReadLots, { now, timeZone }: ReportCity): string[] {
  const withCount = lots.filter(({ openSpots }) => openSpots !== null).length;
  const closed = lots.filter(({ isClosed }) => isClosed).length;
  const withPlace = lots.filter(({ coordinates }) => coordinates !== null).length;
  const newest =
    modifiedAt === null
      ? leftOut['counts without a readable time'] === undefined
        ? 'The counts have no time of their own.'
        : 'No time of the counts can be used.'
      : `The newest count is of ${longDate(serviceDateAt(modifiedAt, timeZone))}, ${duration((now - modifiedAt) / 1000)} ago.`;
  return [
    `${counted(lots.length, 'lot')}, ${withCount.toLocaleString('en-US')} with a count, ${closed === 0 ? '' : `${closed.toLocaleString('en-US')} closed, `}${withPlace.toLocaleString('en-US')} with a place.`,
    newest,
  ];
}

/**
 * Explains a file of parking lots in the form of the report on a GTFS feed.
 *
 * @param name the file's path or URL
 * @param settings how to read it; undefined to guess
 * @returns lines of text without line breaks
 * @throws FileError if it would be refused
 */
export async function lotLines(
  name: string,
  bytes: Uint8Array,
  settings: LotsSettings | undefined,
  city: ReportCity,
): Promise<string[]> {
  const file = fileName({ url: name });
  const { read, guess } =
    settings === undefined
      ? readGuessed(bytes, file, city)
      : {
          read: await runSteps(
            lotsReader(
              { ...settings, feed: { url: name } },
              { ...city, timeZone: () => city.timeZone },
            )(bytes),
          )([], city.now),
          guess: '',
        };
  return [
    '',
    `Parking lots, from ${name}:`,
    ...[...summary(read, city), guess].filter((line) => line !== ''),
    ...(read.problems.length === 0 ? ['', 'No problems were found.'] : []),
    ...section('Problems:', read.problems),
    ...section('Worth a look:', read.notes),
  ].map(printable);
}
