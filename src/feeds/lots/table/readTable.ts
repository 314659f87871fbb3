import * as z from 'zod/mini';

import { runSteps, type Steps } from '../../../lib/steps.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import { FileError } from '../../FileError.ts';
import { quoted } from '../../findings/RowFindings.ts';
import { parseJsonSteps } from '../../parseJson.ts';
import { type Columns, COUNT_COLUMNS, type TableOptions } from '../LotsOptions.ts';
import {
  coordinateOf,
  coordinatesOf,
  locate,
  NOWHERE,
  pairOf,
  type WrittenCoordinates,
} from './coordinates.ts';
import { decodeText } from './decodeText.ts';
import { fieldNames, noListSentence, quotedNames } from './missing-parts.ts';
import { parseCsvSteps } from './parseCsv.ts';
import { projectionOf } from './projection.ts';
import type { Cells, Row } from './Row.ts';
import { valueAt } from './valueAt.ts';

/** More than any city has. A longer table would cost memory. */
export const MOST_LOTS = 10_000;
/** They are read in a few milliseconds. */
export const LOTS_PER_STEP = 100;
const LONGEST_TEXT = 500;

const AnyObject = z.looseObject({});
const Feature = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  properties: z.nullable(AnyObject),
  geometry: z.optional(z.nullable(z.looseObject({ coordinates: z.optional(z.unknown()) }))),
});
const FeatureCollection = z.object({
  features: z.array(z.unknown()),
  crs: z.optional(z.nullable(z.object({ properties: z.object({ name: z.optional(z.string()) }) }))),
});

/** Columns whose values `readLots` names if it can't read them. */
const NAMED_IF_UNREAD: ReadonlySet<string> = new Set([
  ...COUNT_COLUMNS,
  'state',
  'time',
  'lat',
  'lon',
]);

/** Text and numbers as text. Anything else is an empty cell, except where a message has to name it. */
function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const isNamed = NAMED_IF_UNREAD.has(name) && value !== undefined && value !== null;
  return isNamed ? JSON.stringify(value) : '';
}

/** Columns whose text riders read. */
const NAMES: ReadonlySet<string> = new Set(['name', 'street', 'city', 'region']);

function cellsOf(object: unknown, columns: Columns): Cells {
  const cells = Object.entries(columns).flatMap(([name, column]): [string, string][] => {
    const value = column === undefined ? undefined : valueAt(object, column);
    const sent = textOf(name, value).trim().slice(0, LONGEST_TEXT);
    const text = NAMES.has(name) ? plainName(sent) : sent;
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(cells);
}

/** The coordinates in a row's columns. */
function columnCoordinates({ lat, lon }: Cells, columns: Columns): WrittenCoordinates {
  if (lat === undefined && lon === undefined) return NOWHERE;
  const pair = lon === undefined || lon === lat ? pairOf(lat ?? '') : undefined;
  const first = `${columns.lat ?? 'lat'} ${quoted(lat ?? '')}`;
  if (pair !== undefined) return { point: pair, written: first };
  const [x, y] = [coordinateOf(lon), coordinateOf(lat)];
  const other = columns.lon === columns.lat ? undefined : columns.lon;
  const written = other === undefined ? first : `${first} and ${other} ${quoted(lon ?? '')}`;
  return { point: x === undefined || y === undefined ? null : [x, y], written };
}

interface Records {
  readonly records: readonly unknown[];
  /** Where each record is, for messages: `line 3`. */
  readonly rows: readonly string[];
  /** The coordinates of each; empty if they are in columns. */
  readonly geometries: readonly WrittenCoordinates[];
  readonly crs: string | undefined;
  /** Of a table whose first row names its columns. */
  readonly headings?: readonly string[];
}

const numbered = (records: readonly unknown[]) => records.map((_, index) => `record ${index + 1}`);

/** Why a list of lots is not read; null if it is. */
const tooManyLots = (lots: readonly unknown[]): FileError | null =>
  lots.length > MOST_LOTS ? new FileError(`The file has more than ${MOST_LOTS} lots.`) : null;

/** The objects of a file. */
function* recordsOf(text: string, options: TableOptions): Steps<Records> {
  if (options.format === 'csv') {
    if (/^\s*[[{]/.test(text))
      throw new FileError('The file is JSON, not CSV. Check "kind" in the settings.');
    const table = yield* parseCsvSteps(text, options.separator, MOST_LOTS);
    const { headings, records: lines } = table;
    return {
      headings,
      records: lines.map(({ cells }) => cells),
      rows: lines.map(({ line }) => `line ${line}`),
      geometries: [],
      crs: undefined,
    };
  }
  const json = yield* parseJsonSteps(text);
  yield;
  if (options.format === 'json') {
    const list = options.records === undefined ? json : valueAt(json, options.records);
    if (!Array.isArray(list)) throw new FileError(noListSentence(json, options.records));
    return { records: list, rows: numbered(list), geometries: [], crs: undefined };
  }
  const collection = z.safeParse(FeatureCollection, json);
  if (!collection.success)
    throw new FileError(
      'The file is not a GeoJSON FeatureCollection. Check "kind" in the settings.',
    );
  const tooMany = tooManyLots(collection.data.features);
  if (tooMany !== null) throw tooMany;
  const features = collection.data.features.map((feature) => z.safeParse(Feature, feature).data);
  return {
    records: features.map((feature) =>
      // A feature's own ID is beside its properties.
      feature?.properties ? { id: feature.id, ...feature.properties } : undefined,
    ),
    rows: numbered(features),
    geometries: features.map((feature) => coordinatesOf(feature?.geometry?.coordinates)),
    crs: collection.data.crs?.properties.name,
  };
}

/** What every lot has, also in JSON, where what is empty may be left out. */
const NEEDED = ['id', 'name'] as const satisfies (keyof Columns)[];

/**
 * @throws FileError if there is no lot, or if no lot has one of the columns: it has another name now, or the file
 *   is something else, such as a page that says that the city's server is being repaired
 */
function checkRecords({ records, headings }: Records, { columns }: TableOptions): void {
  if (records.length === 0) throw new FileError('There is no lot in the file.');
  const names = headings ? Object.values(columns) : NEEDED.map((name) => columns[name]);
  const hasColumn = (name: string) =>
    headings?.includes(name) ?? records.some((record) => valueAt(record, name) !== undefined);
  const lacking = names.find((name) => name !== undefined && !hasColumn(name));
  if (lacking !== undefined)
    throw new FileError(
      `The file has no column "${lacking}". It has ${headings ? quotedNames(headings) : fieldNames(records)}.`,
    );
}

/**
 * Reads a table of lots from CSV, GeoJSON or JSON, in steps of a few milliseconds, or that of parsing JSON.
 *
 * @throws FileError if it can't be read, has no rows or too many, lacks a column, or names no coordinate
 *   system although its coordinates are not degrees
 */
export function* readTableSteps(bytes: Uint8Array, options: TableOptions): Steps<Row[]> {
  const { columns, file = 'the file' } = options;
  const text = decodeText(bytes, options.encoding);
  const read = yield* recordsOf(text, options);
  const { records, rows, geometries, crs } = read;
  yield;
  checkRecords(read, options);
  const tooMany = tooManyLots(records);
  if (tooMany !== null) throw tooMany;
  const named = options.crs ?? crs;
  const cells: Cells[] = [];
  for (const [index, record] of records.entries()) {
    if (index % LOTS_PER_STEP === 0) yield;
    cells.push(cellsOf(record, columns));
  }
  const coordinates = cells.map((each, index) => {
    const geometry = geometries[index] ?? NOWHERE;
    return geometry.point === null && (each.lat ?? each.lon) !== undefined
      ? columnCoordinates(each, columns)
      : geometry;
  });
  yield;
  const locations = locate(coordinates, projectionOf(named ?? 'EPSG:4326'), named !== undefined);
  return cells.flatMap((each, index) => {
    const location = locations[index];
    const place = { file, row: rows[index] ?? '' };
    return location === undefined ? [] : [{ cells: each, location, place, columns }];
  });
}

/** Reads a table at once, like `readTableSteps`. */
export const readTable = (...table: Parameters<typeof readTableSteps>): Row[] =>
  runSteps(readTableSteps(...table));
