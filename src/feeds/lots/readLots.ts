import { lotNotes } from '../../contract/parking/lot-notes.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { FileError } from '../FileError.ts';
import { quoted, RowFindings } from '../findings/RowFindings.ts';
import { countOf } from './cells/counts.ts';
import { createStateOf } from './cells/lot-states.ts';
import { placeLot, reportPlace } from './cells/placeLot.ts';
import { countsOf, nameOf, noteEmptyColumns, readState, readTime } from './cells/read-cells.ts';
import type { LotsOptions } from './LotsOptions.ts';
import { joinRows, placeOfCell, type Row } from './table/Row.ts';

/** They are read in a few milliseconds. */
const ROWS_PER_STEP = 500;

const WORDS =
  '(?:grand |sub-?|in)?(?:total|totale|totales|totals|totalt|totaal|summe|gesamt|gesamtsumme|insgesamt|alle|somme|ensemble|suma|sum|all|overall|razem|celkem|ukupno|összesen|yhteensä|i alt|toplam|итого|всего|σύνολο|合計|总计|합계)';
/** A name that means the sum of all, and nothing else. */
const TOTAL = new RegExp(String.raw`^${WORDS}[\s:.=]*$`, 'iu');
/** A name that begins with such a word: `Total spaces`, but also `Total Garage`. */
const BEGINS_WITH_TOTAL = new RegExp(String.raw`^${WORDS}(?![\p{L}\d])`, 'iu');

/**
 * The rows with the sum of the others, which would be the largest lots of the city. None has a place. Its name
 * gives it away, or that it alone has no place and its total is the sum of the others.
 */
function totalRows(
  rows: readonly Row[],
  { thousands }: Pick<LotsOptions, 'thousands'>,
): ReadonlySet<Row> {
  const totalOf = ({ cells }: Row) => countOf(cells.total, thousands) ?? 0;
  const isPlaced = ({ location }: Row) => location.position !== null || location.swapped !== null;
  const placed = rows.filter(isPlaced);
  const sum = rows.reduce((all, row) => all + totalOf(row), 0);
  const isTotal = (row: Row) => {
    if (isPlaced(row)) return false;
    const name = row.cells.id ?? row.cells.name ?? '';
    const total = totalOf(row);
    const isSum = rows.length > 2 && total > 0 && total * 2 === sum;
    if (TOTAL.test(name) || TOTAL.test(row.cells.name ?? '')) return true;
    if (BEGINS_WITH_TOTAL.test(name)) return isSum || placed.length > 0;
    return isSum && placed.length === rows.length - 1;
  };
  return new Set(rows.filter(isTotal));
}

export interface ReadLots {
  readonly lots: readonly ParkingLot[];
  /** The newest time of a count, in milliseconds since 1970; null if no row has one. */
  readonly modifiedAt: number | null;
  /** What was left out, and why: how many rows by kind. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** The same in sentences, with file, line, column and value. */
  readonly problems: readonly string[];
  /** What does not fit in the data, one sentence each; see `lotNotes`. */
  readonly notes: readonly string[];
}

/**
 * Makes lots of the rows of a feed, in steps of a few milliseconds.
 *
 * @param live the rows with counts
 * @param fixed the rows with names and places, if they are in another file
 * @param now milliseconds since 1970
 * @throws FileError if the feed has rows, but none of them is a lot
 */
export function* readLotsSteps(
  live: readonly Row[],
  fixed: readonly Row[],
  options: LotsOptions,
  now: number,
): Steps<ReadLots> {
  const { operator, webUrl } = options;
  const stateOf = createStateOf(options.columns.state, options.states);
  const findings = new RowFindings();
  const rows = joinRows(live, fixed);
  yield;
  const totals = totalRows(rows, options);
  const isTimed = rows.some(({ cells }) => cells.time !== undefined);
  const lots = new Map<string, ParkingLot>();
  let modifiedAt: number | null = null;

  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_STEP === 0) yield;
    const { cells, place } = row;
    const shortName = cells.id ?? cells.name;
    if (shortName === undefined) {
      const cell = options.columns.id === undefined ? 'name' : 'id';
      findings.leaveOut('lots without a name', placeOfCell(row, cell), 'the cell is empty');
      continue;
    }
    const operatedBy = cells.operator ?? operator;
    const key = JSON.stringify([operatedBy, shortName]);
    if (lots.has(key)) {
      const cell = cells.id === undefined ? 'name' : 'id';
      const fault = `an earlier row has ${quoted(shortName)}, too, and only that one counts`;
      findings.leaveOut('lots with the ID of another', placeOfCell(row, cell), fault);
      continue;
    }
    if (cells.id === undefined && row.columns.id !== undefined)
      findings.note(
        'lots without an ID',
        placeOfCell(row, 'id'),
        `the cell of ${quoted(shortName)} is empty, so its name is its ID`,
      );
    if (totals.has(row)) {
      const fault = `${quoted(nameOf(row))} is the total of the others`;
      findings.leaveOut('rows with the total of the others', place, fault);
      continue;
    }
    const state = readState(row, stateOf, findings);
    const placed = placeLot(row.location, options.isNearCity);
    const { position } = placed;
    const counts = countsOf(row, options, state, findings);
    // Basel publishes a message to its readers as another row.
    const isClosed = state === 'closed';
    if (
      position === null &&
      !isClosed &&
      counts.total === null &&
      countOf(cells.open, options.thousands) === null
    ) {
      const fault = `${quoted(nameOf(row))} has neither a place nor a number`;
      findings.leaveOut('rows without a place and a number', place, fault);
      continue;
    }
    reportPlace(placed, nameOf(row), (row.fixed ?? row).place, findings);
    const { total, open } = counts;
    // That a lot is closed needs no time, as a count does; but what stands there must be one.
    const needsTime = open !== null || (isClosed && cells.time !== undefined);
    const { time, isLive } = readTime(row, options, now, isTimed && needsTime, findings);
    if (time !== null) modifiedAt = Math.max(modifiedAt ?? time, time);
    lots.set(key, {
      name: cells.name ?? shortName,
      shortName,
      totalSpots: total !== null && total >= 0 ? total : null,
      openSpots: isLive ? open : null,
      operatedBy,
      webUrl: parseHttpUrl(cells.webUrl ?? '')?.href ?? webUrl,
      address: {
        postalCode: cells.postalCode ?? '',
        city: cells.city ?? '',
        state: cells.region ?? '',
        street: cells.street ?? '',
      },
      coordinates: position,
      entrances: [],
      ...(isLive && isClosed ? { isClosed: true } : {}),
    });
  }
  const leftOut = findings.leftOut();
  if (lots.size === 0 && rows.length > 0) {
    const reasons = Object.entries(leftOut).map(([kind, count]) => `${kind} (${count})`);
    throw new FileError(
      `No row of the file is a lot. Left out: ${reasons.join(', ')}. Check "columns" in the settings.`,
      findings.problems(),
    );
  }
  yield;
  noteEmptyColumns(live, options, findings);
  const read = [...lots.values()];
  return {
    lots: read,
    modifiedAt,
    leftOut,
    problems: findings.problems(),
    notes: [...findings.notes(), ...lotNotes(read)],
  };
}

/** Makes lots at once, like `readLotsSteps`. */
export const readLots = (...rows: Parameters<typeof readLotsSteps>): ReadLots =>
  runSteps(readLotsSteps(...rows));
