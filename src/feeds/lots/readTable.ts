import * as z from 'zod/mini';

import { decodeText } from './decodeText.ts';
import { LotsError } from './LotsError.ts';
import { type Columns, COUNT_COLUMNS, type TableOptions } from './LotsOptions.ts';
import { fieldNames, noListSentence } from './missing-parts.ts';
import { parseCsv } from './parseCsv.ts';
import { type Degrees, projectionOf } from './projection.ts';

/** More than any city has. A longer table would cost memory (S16). */
export const MOST_LOTS = 10_000;
const LONGEST_TEXT = 500;

/** The cells of one row by what they mean, as text; empty cells are left out. */
export type Cells = Readonly<Partial<Record<keyof Columns, string>>>;

export interface Row {
  readonly cells: Cells;
  readonly position: Degrees | null;
}

const AnyObject = z.looseObject({});
const Feature = z.object({
  properties: z.nullable(AnyObject),
  geometry: z.optional(z.nullable(z.looseObject({ coordinates: z.optional(z.unknown()) }))),
});
const FeatureCollection = z.object({
  features: z.array(z.unknown()),
  crs: z.optional(z.nullable(z.object({ properties: z.object({ name: z.optional(z.string()) }) }))),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LotsError('The file is not JSON.');
  }
}

/** The value at a path such as `coords.lat` or `place.0`. A key that contains a dot is found as it is. */
function valueAt(object: unknown, path: string): unknown {
  const fields = z.safeParse(AnyObject, Array.isArray(object) ? Object.assign({}, object) : object);
  if (!fields.success) return undefined;
  if (Object.hasOwn(fields.data, path)) return fields.data[path];
  const dot = path.indexOf('.');
  return dot === -1 ? undefined : valueAt(fields.data[path.slice(0, dot)], path.slice(dot + 1));
}

/** Whether a cell should be a count. */
const isCount = (name: string) => COUNT_COLUMNS.some((column) => column === name);

/** Text, numbers and booleans as text. Anything else is an empty cell, except where `readLots` reports what is no count. */
function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  // Only a state is a boolean: `isOpen`.
  if (typeof value === 'boolean' && name === 'state') return String(value);
  return isCount(name) && value !== undefined && value !== null ? JSON.stringify(value) : '';
}

function cellsOf(object: unknown, columns: Columns): Cells {
  const cells = Object.entries(columns).flatMap(([name, column]): [string, string][] => {
    const value = column === undefined ? undefined : valueAt(object, column);
    const text = textOf(name, value).trim().slice(0, LONGEST_TEXT);
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(cells);
}

/** The coordinates of a MultiPolygon, the deepest geometry, are lists in lists in lists of positions. */
const DEEPEST_POSITION = 3;

/** A coordinate, which some files have as text; undefined for anything else. */
function degreesIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : undefined;
}

/** Every position in a geometry's coordinates. */
function positionsIn(coordinates: unknown, depth = 0): [number, number][] {
  if (!Array.isArray(coordinates) || depth > DEEPEST_POSITION) return [];
  const [x, y] = coordinates.map(degreesIn);
  if (x !== undefined && y !== undefined) return [[x, y]];
  return coordinates.flatMap((part) => positionsIn(part, depth + 1));
}

/** The middle of a geometry's bounds; the point of a point. */
function middleOf(coordinates: unknown): [number, number] | null {
  const positions = positionsIn(coordinates);
  if (positions.length === 0) return null;
  const middle = (axis: 0 | 1) => {
    // Reduced, because an outline may have more points than a call may have arguments.
    const [least, most] = positions.reduce(
      ([low, high], position) => [Math.min(low, position[axis]), Math.max(high, position[axis])],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return ((least ?? 0) + (most ?? 0)) / 2;
  };
  return [middle(0), middle(1)];
}

const numberOf = (text: string | undefined) =>
  text === undefined ? Number.NaN : Number(text.replace(',', '.'));

/** A place on the earth; null for none, such as 0,0 of a lot that nobody located. */
function placeOf(position: Degrees): Degrees | null {
  const { lat, lng } = position;
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
  const rounded = (value: number) => Math.round(value * 1e7) / 1e7;
  return isPlace ? { lat: rounded(lat), lng: rounded(lng) } : null;
}

/** The objects of a file, and the coordinates of each; those of columns if there is no geometry. */
function recordsOf(text: string, options: TableOptions) {
  if (options.format === 'csv')
    return {
      records: parseCsv(text, options.separator, MOST_LOTS),
      geometries: [],
      crs: undefined,
    };
  const json = parseJson(text);
  if (options.format === 'json') {
    const list = options.records === undefined ? json : valueAt(json, options.records);
    if (!Array.isArray(list)) throw new LotsError(noListSentence(json, options.records));
    return { records: list, geometries: [], crs: undefined };
  }
  const collection = z.safeParse(FeatureCollection, json);
  if (!collection.success)
    throw new LotsError(
      'The file is not a GeoJSON FeatureCollection. Check "kind" in the settings.',
    );
  const features = collection.data.features.map((feature) => z.safeParse(Feature, feature).data);
  return {
    records: features.map((feature) => feature?.properties),
    geometries: features.map((feature) => middleOf(feature?.geometry?.coordinates)),
    crs: collection.data.crs?.properties.name,
  };
}

/** What every lot has, also in JSON, where what is empty may be left out. */
const NEEDED = ['id', 'name'] as const satisfies (keyof Columns)[];

/**
 * @throws LotsError if there is no lot, or if no lot has one of the columns: it has another name now, or the file
 *   is something else, such as a page that says that the city's server is being repaired
 */
function checkRecords(records: readonly unknown[], { format, columns }: TableOptions): void {
  if (records.length === 0) throw new LotsError('There is no lot in the file.');
  const names = format === 'csv' ? Object.values(columns) : NEEDED.map((name) => columns[name]);
  for (const name of names)
    if (name !== undefined && records.every((record) => valueAt(record, name) === undefined))
      throw new LotsError(`The file has no column "${name}". It has ${fieldNames(records)}.`);
}

/**
 * Reads a table of lots from CSV, GeoJSON or JSON (S8).
 *
 * @throws LotsError if it can't be read, has no rows or too many, lacks a column, or names no coordinate
 *   system although its coordinates are not degrees
 */
export function readTable(bytes: Uint8Array, options: TableOptions): Row[] {
  const { records, geometries, crs } = recordsOf(decodeText(bytes, options.encoding), options);
  checkRecords(records, options);
  if (records.length > MOST_LOTS) throw new LotsError(`The file has more than ${MOST_LOTS} lots.`);
  const named = options.crs ?? crs;
  const project = projectionOf(named ?? 'EPSG:4326');
  return records.map((record, index) => {
    const cells = cellsOf(record, options.columns);
    const [x, y] = geometries[index] ?? [numberOf(cells.lon), numberOf(cells.lat)];
    if (Number.isNaN(x) || Number.isNaN(y)) return { cells, position: null };
    if (named === undefined && (Math.abs(x) > 360 || Math.abs(y) > 360))
      throw new LotsError('The coordinates are not degrees. Name their system in "crs".');
    return { cells, position: placeOf(project(x, y)) };
  });
}
