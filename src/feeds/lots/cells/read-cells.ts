import { quoted, type RowFindings } from '../../findings/RowFindings.ts';
import { COUNT_COLUMNS, type LotState, type LotsOptions } from '../LotsOptions.ts';
import { placeOfCell, type Row } from '../table/Row.ts';
import { lotTime, timeFault } from '../times/lotTime.ts';
import { countFault, countOf } from './counts.ts';
import type { StateOf } from './lot-states.ts';

interface Counts {
  readonly total: number | null;
  readonly open: number | null;
}

function openSpotsOf(
  { open, occupied }: { open: number | null; occupied: number | null },
  total: number | null,
  state: LotState,
): number | null {
  if (state === 'unknown' || state === 'closed') return null;
  if (state === 'full') return 0;
  if (open !== null) return open;
  // More cars than spots is a full lot.
  return occupied === null || total === null ? null : Math.max(0, total - occupied);
}

/** How messages call a lot. */
export const nameOf = ({ cells }: Row) => cells.name ?? cells.id ?? '';

/** The counts of a row, with a finding for each that can't be read. */
export function countsOf(
  row: Row,
  { thousands }: LotsOptions,
  state: LotState,
  findings: RowFindings,
): Counts {
  const read = (cell: (typeof COUNT_COLUMNS)[number]) => {
    const text = row.cells[cell];
    const count = countOf(text, thousands);
    if (text !== undefined && count === null) {
      const fault = countFault(nameOf(row), cell, quoted(text));
      findings.leaveOut('counts that are not whole numbers', placeOfCell(row, cell), fault);
    }
    return count;
  };
  const [open, occupied, total] = [read('open'), read('occupied'), read('total')];
  return { total, open: openSpotsOf({ open, occupied }, total, state) };
}

/** The state of a row, with a finding if its word has no meaning. */
export function readState(row: Row, stateOf: StateOf, findings: RowFindings): LotState {
  const state = stateOf(row.cells.state);
  if (state !== undefined) return state;
  const fault = `${nameOf(row)} has the state ${quoted(row.cells.state ?? '')}, and "states" in the settings does not say what that means`;
  findings.leaveOut('counts with an unknown state', placeOfCell(row, 'state'), fault);
  return 'unknown';
}

/**
 * The time of a row's count; null if there is none. `isLive` is false for a count that is not from now, which has a
 * finding.
 *
 * @param isTimed whether some counts have a time: one without may then be from any day
 */
export function readTime(
  row: Row,
  options: LotsOptions,
  now: number,
  isTimed: boolean,
  findings: RowFindings,
) {
  const text = row.cells.time;
  const time = text === undefined ? null : lotTime(text, options, now);
  const place = placeOfCell(row, 'time');
  const name = nameOf(row);
  if (time === null && isTimed) {
    const fault = () =>
      text === undefined
        ? `${name} has no time for its count, so the count is not shown as live`
        : `${name} has the time ${quoted(text)}, which ${timeFault(text, options)}`;
    findings.leaveOut('counts without a readable time', place, fault);
  }
  const isGone = time !== null && now - time > options.countsGone;
  if (isGone) {
    // A number of milliseconds says nothing to people.
    const date = /[/:-]/.test(text ?? '') ? '' : ` (${new Date(time).toISOString().slice(0, 16)}Z)`;
    const fault = `${name} has a count of ${quoted(text ?? '')}${date}, more than ${options.countsGone / 60_000} minutes ago`;
    findings.leaveOut('counts that are too old', place, fault);
  }
  return { time, isLive: !isGone && (time !== null || !isTimed) };
}

/** Columns of the settings that no row of a file without headings has. */
export function noteEmptyColumns(
  live: readonly Row[],
  { columns, format }: LotsOptions,
  findings: RowFindings,
) {
  const [first] = live;
  // A table's headings were checked when it was read.
  if (first === undefined || format === 'csv') return;
  const arePlaced = live.some(({ location }) => location.written !== '');
  const places = arePlaced ? [] : (['lat', 'lon'] as const);
  for (const cell of [...COUNT_COLUMNS, 'state', 'time', ...places] as const)
    if (columns[cell] !== undefined && live.every(({ cells }) => cells[cell] === undefined)) {
      const place = { file: first.place.file, row: 'in all records' };
      const fault = `${columns[cell]}, which is ${cell} in "columns", is missing or empty`;
      findings.note('empty columns', place, fault);
    }
}
