import { STOP_RULE_BITS } from '../../../contract/snapshot/timetable.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import type { Tables } from '../build/Tables.ts';
import { languageFrom } from '../city/locale.ts';
import type { CsvRow } from '../csv/CsvRow.ts';
import type { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedTranslations } from './FeedTranslations.ts';

const FILE = 'translations.txt';

type NamedTables = Omit<Tables, 'translations'>;

/** What a row translates: a name, and the stop whose name it is. */
interface Subject {
  readonly name: string;
  readonly stop?: number;
}

const textsOf = (table: InternTable): string[] =>
  Array.from({ length: table.size }, (_, index) => plainName(table.text(index)));

/** Every name that riders may see, as the feed has it. */
const namesOf = ({ agencies, info, routes, stops, tripHeadsigns, stopTimes }: NamedTables) =>
  new Set([
    ...agencies.all.map(({ name }) => name),
    info.publisher,
    ...routes.all.flatMap(({ shortName, longName }) => [shortName, longName]),
    ...stops.all.map(({ name }) => name),
    ...textsOf(tripHeadsigns),
    ...textsOf(stopTimes.headsigns),
  ]);

/** The headsign of a trip at a stop_sequence; '' if the trip has none there. */
function stopHeadsign({ stopTimes }: NamedTables, trip: number, sequence: number): string {
  const { sequences, flags } = stopTimes.patterns[stopTimes.patternOfTrip[trip] ?? -1] ?? {};
  const headsign = (flags?.[sequences?.indexOf(sequence) ?? -1] ?? 0) >> STOP_RULE_BITS;
  return headsign === 0 ? '' : plainName(stopTimes.headsigns.text(headsign - 1));
}

/** How the record of each table is found, by `table.field`. Other fields are nothing that riders see here. */
const RECORDS: Readonly<
  Record<string, (tables: NamedTables, row: CsvRow, id: number, subID: number) => Subject>
> = {
  'agency.agency_name': ({ agencies: { all } }, row, id) => ({
    name: all.find((agency) => agency.id === row.text(id))?.name ?? '',
  }),
  'stops.stop_name': ({ stops }, row, id) => {
    const stop = stops.ids.find(row, id);
    return { name: stops.all[stop]?.name ?? '', stop };
  },
  'routes.route_short_name': ({ routes }, row, id) => ({
    name: routes.all[routes.ids.find(row, id)]?.shortName ?? '',
  }),
  'routes.route_long_name': ({ routes }, row, id) => ({
    name: routes.all[routes.ids.find(row, id)]?.longName ?? '',
  }),
  'trips.trip_headsign': ({ trips, tripHeadsigns }, row, id) => {
    const headsign = trips.headsigns[trips.ids.find(row, id)] ?? -1;
    return { name: headsign === -1 ? '' : plainName(tripHeadsigns.text(headsign)) };
  },
  'stop_times.stop_headsign': (tables, row, id, subID) => ({
    name: stopHeadsign(tables, tables.trips.ids.find(row, id), row.whole(subID)),
  }),
  'feed_info.feed_publisher_name': ({ info }) => ({ name: info.publisher }),
};

/** A field's name as GTFS writes it: some feeds have `long_name` for `route_long_name`. */
const fieldOf = (table: string, field: string) =>
  field === 'long_name' || field === 'short_name' ? `${table}.route_${field}` : `${table}.${field}`;

/**
 * Reads translations.txt, also in the form from before 2019, whose `trans_id` is the name itself. Rows that
 * translate no name of the feed are counted and not kept, so that memory is bounded by the names of the feed.
 */
export async function readTranslations(feed: Feed, tables: NamedTables): Promise<FeedTranslations> {
  const languages = new Map<string, { texts: Map<string, string>; stops: Map<number, string> }>();
  if (!feed.paths.has(FILE)) return languages;
  const names = namesOf(tables);
  await readTable(feed, FILE, (columnOf) => {
    const [table, field] = [columnOf('table_name'), columnOf('field_name')];
    const isOld = table === -1;
    const language = columnOf(isOld ? 'lang' : 'language');
    const value = columnOf(isOld ? 'trans_id' : 'field_value');
    const translation = columnOf('translation');
    const [id, subID] = [columnOf('record_id'), columnOf('record_sub_id')];
    const subjectOf = (row: CsvRow): Subject => {
      const name = plainName(row.text(value));
      if (isOld) return { name: names.has(name) ? name : '' };
      const record = ownValue(RECORDS, fieldOf(row.text(table), row.text(field)));
      if (record === undefined) return { name: '' };
      if (!row.isEmpty(value)) return { name: names.has(name) ? name : '' };
      return record(tables, row, id, subID);
    };
    return (row) => {
      const tag = languageFrom(row.text(language));
      const { name, stop } = subjectOf(row);
      const translated = plainName(row.text(translation));
      if (tag === '' || name === '' || translated === '') {
        const what = isOld ? row.text(value) : `${row.text(table)}.${row.text(field)}`;
        const values = { what, language: row.text(language) };
        feed.findings.add('unused-translation', { file: FILE, line: row.line, values });
        return;
      }
      const { texts, stops } = languages.get(tag) ?? { texts: new Map(), stops: new Map() };
      languages.set(tag, { texts, stops });
      if (stop !== undefined) stops.set(stop, translated);
      // A row about one record counts for the same name elsewhere too, unless that has a row of its own.
      if (stop === undefined || !texts.has(name)) texts.set(name, translated);
    };
  });
  return languages;
}
