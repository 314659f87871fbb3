import type { RowPlace } from '../../findings/RowFindings.ts';
import type { Columns } from '../LotsOptions.ts';
import type { Degrees } from './projection.ts';

/** The cells of one row by what they mean, as text; empty cells are left out. */
export type Cells = Readonly<Partial<Record<keyof Columns, string>>>;

/** Where a row says that its lot is. */
export interface RowLocation {
  /** A place on the earth; null if the row has none that can be read. */
  readonly position: Degrees | null;
  /** The same with latitude and longitude in the other order. */
  readonly swapped: Degrees | null;
  /** What the row says, with the columns' names, for a message; an empty text if it says nothing. */
  readonly written: string;
}

export interface Row {
  readonly cells: Cells;
  readonly location: RowLocation;
  readonly place: RowPlace;
  readonly columns: Columns;
  /** The row with its name and place, if that is in another file. */
  readonly fixed?: Row;
}

export function placeOfCell(row: Row, cell: keyof Columns): RowPlace {
  const { place, columns } =
    row.fixed?.cells[cell] !== undefined && row.columns[cell] === undefined ? row.fixed : row;
  return { ...place, field: `column ${columns[cell] ?? cell}` };
}

/** Adds the cells of the live table to those of the fixed one, row by row, by their ID. */
export function joinRows(live: readonly Row[], fixed: readonly Row[]): readonly Row[] {
  if (fixed.length === 0) return live;
  const idOf = ({ cells }: Row) => cells.id ?? cells.name;
  // Reversed, so that of two rows with one ID the first counts.
  const liveByID = new Map(live.toReversed().map((row) => [idOf(row), row]));
  const joined = fixed.map((row): Row => {
    const match = liveByID.get(idOf(row));
    if (match === undefined) return row;
    const { location } = row.location.written === '' ? match : row;
    return { ...match, cells: { ...row.cells, ...match.cells }, location, fixed: row };
  });
  const fixedIDs = new Set(fixed.map(idOf));
  return [...joined, ...live.filter((row) => !fixedIDs.has(idOf(row)))];
}
