import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import type { TimeFormat } from './times/time-format.ts';

/** What a lot needs, and the column that has it: a heading, or a path such as `coords.lat` in JSON. */
export const COLUMN_NAMES = [
  'id',
  'name',
  'total',
  'open',
  'occupied',
  'lat',
  'lon',
  'state',
  'time',
  'webUrl',
  'street',
  'city',
  'postalCode',
  'region',
  'operator',
] as const;
/** The columns with counts. */
export const COUNT_COLUMNS = ['open', 'occupied', 'total'] as const satisfies ColumnName[];

type ColumnName = (typeof COLUMN_NAMES)[number];
export type Columns = Readonly<Partial<Record<ColumnName, string | undefined>>>;

/** What a word in the state column means. A full lot has no open spots; a closed or unknown one no count. */
export type LotState = 'open' | 'closed' | 'full' | 'unknown';

export interface TableOptions {
  readonly format: 'csv' | 'geojson' | 'json';
  readonly columns: Columns;
  /** Such as `iso-8859-1`; UTF-8 if omitted. */
  readonly encoding?: string | undefined;
  /** Between two cells of a CSV row; recognized by the first line if omitted. */
  readonly separator?: string | undefined;
  /** The path of the list in a JSON document; the document itself if omitted. */
  readonly records?: string | undefined;
  /** The coordinate system, such as `EPSG:25832`; that of a GeoJSON file, or degrees, if omitted. */
  readonly crs?: string | undefined;
  /** The file's name in sentences for the operator. */
  readonly file?: string | undefined;
}

export interface LotsOptions extends TableOptions {
  readonly states: Readonly<Record<string, LotState>>;
  /** The operator of lots without one. */
  readonly operator: string;
  /** The page of lots without one. */
  readonly webUrl: string;
  /** The IANA zone of times without one. */
  readonly timeZone: string;
  /** Of dates such as 3/4/2026, which are not read if it is omitted. */
  readonly dateOrder?: 'day-first' | 'month-first' | undefined;
  /** Of all times, where they are in none of the usual forms. */
  readonly timeFormat?: TimeFormat | undefined;
  /** What groups the digits of counts: with a dot, 1.200 is 1200. Else such a count is not read. */
  readonly thousands?: '.' | ',' | undefined;
  /** Places elsewhere are mistakes. */
  readonly isNearCity?: IsNearCity | undefined;
  /** Counts that are older have no meaning, in milliseconds. */
  readonly countsGone: number;
}
