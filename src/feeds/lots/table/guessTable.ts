import * as z from 'zod/mini';

import { tryParseJson } from '../../../lib/tryParseJson.ts';
import { FileError } from '../../FileError.ts';
import { NOT_JSON } from '../../parseJson.ts';
import type { TableOptions, Columns } from '../LotsOptions.ts';
import { decodeText } from './decodeText.ts';
import { listPaths } from './missing-parts.ts';
import { parseCsv } from './parseCsv.ts';
import { MOST_LOTS } from './readTable.ts';
import { valueAt } from './valueAt.ts';

/** How headings of lots begin or are called, in the languages of feeds; the first that fits counts. */
const HEADINGS: Readonly<Record<string, readonly RegExp[]>> = {
  id: [/^(lot|park\w*|site)?[_ -]?(id|nr|no|number|code|kennung)\d?$/i, /^id/i],
  name: [/^(lot|park\w*)?[_ -]?(name|title|bezeichnung|nom|nombre|nome)$/i, /name$|title/i],
  open: [/free|frei|open_?spots|available|vacan|libre|liber|disponib|dispo/i],
  occupied: [/occupied|belegt|occup|besetzt/i],
  total: [/total|cap|gesamt|kapaz|max|plaetze|plätze|spaces|spots/i],
  lat: [/(^|\.)lat|latitude|^y[-_]?(k|c)?oo?r|(^|\.)y$/i, /geo_?(point|pos)|lat_?lon|koordinat/i],
  lon: [/(^|\.)(lon|lng)|longitude|^x[-_]?(k|c)?oo?r|(^|\.)x$/i],
  state: [/state|status|zustand|isopen|closed/i],
  time: [/time|stand|date|datum|updated|zeit|published|_ts$/i],
};

interface GuessedColumns {
  readonly columns: Columns;
  /** The headings that fit nothing, in the order of the file. */
  readonly unused: readonly string[];
}

/**
 * Guesses the columns of a table of lots by their headings, for a report on a file without settings.
 *
 * @param headings in the order of the file
 */
function guessColumns(headings: readonly string[]): GuessedColumns {
  const rest = new Set(headings);
  const columns = new Map<string, string>();
  for (const [cell, patterns] of Object.entries(HEADINGS)) {
    const found = patterns
      .map((pattern) => [...rest].find((heading) => pattern.test(heading)))
      .find((heading) => heading !== undefined);
    if (found === undefined) continue;
    columns.set(cell, found);
    rest.delete(found);
  }
  return { columns: Object.fromEntries(columns), unused: [...rest] };
}

const AnyObject = z.looseObject({});
const Features = z.looseObject({ features: z.array(z.looseObject({ properties: z.unknown() })) });
/** Fields that only lots in the shape of the interface have. */
const OwnLots = z.looseObject({
  lots: z
    .array(z.looseObject({}))
    .check(
      z.refine((lots) =>
        lots.some((lot) => 'openSpots' in lot || 'shortName' in lot || 'coordinates' in lot),
      ),
    ),
});
/** How many lots at the start of a list are checked; one of them may lack a field. */
const LOOKED_AT = 20;

/** The paths of the values in a record that are no objects, in its top level and one below. */
function pathsOf(record: unknown, isTop = true): string[] {
  return Object.entries(z.safeParse(AnyObject, record).data ?? {}).flatMap(([name, value]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject) return [name];
    return isTop ? pathsOf(value, false).map((path) => `${name}.${path}`) : [];
  });
}

const headingsOf = (records: readonly unknown[]) => [
  ...new Set(records.slice(0, LOOKED_AT).flatMap((record) => pathsOf(record))),
];

function decoded(bytes: Uint8Array) {
  try {
    return { text: decodeText(bytes), encoding: undefined };
  } catch {
    return { text: decodeText(bytes, 'iso-8859-1'), encoding: 'iso-8859-1' };
  }
}

/**
 * How a file of lots may be read, for a report on one without settings.
 *
 * @returns `interface` for lots in the shape of the interface
 * @throws FileError for CSV that can't be read
 */
export function guessTable(bytes: Uint8Array): (TableOptions & GuessedColumns) | 'interface' {
  const { text, encoding } = decoded(bytes);
  const json = tryParseJson(text);
  if (json === undefined && /^\s*[[{]/.test(text)) throw new FileError(NOT_JSON);
  if (json === undefined) {
    const { headings } = parseCsv(text, undefined, MOST_LOTS);
    return { format: 'csv', encoding, ...guessColumns([...new Set(headings)]) };
  }
  if (z.safeParse(OwnLots, json).success) return 'interface';
  const features = z.safeParse(Features, json).data?.features;
  if (features !== undefined) {
    const headings = headingsOf(features.map(({ properties }) => properties));
    return { format: 'geojson', ...guessColumns(headings) };
  }
  const columnsOf = (list: unknown) => guessColumns(headingsOf(Array.isArray(list) ? list : []));
  const lists = Array.isArray(json)
    ? [{ records: undefined, ...columnsOf(json) }]
    : listPaths(json).map((records) => ({ records, ...columnsOf(valueAt(json, records)) }));
  // Other lists describe the fields, for example.
  const [best = { records: undefined, columns: {}, unused: [] }] = lists.toSorted(
    (a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length,
  );
  return { format: 'json', ...best };
}
