import { lotNotes } from '../../contract/lot-notes.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { collectUnreadCounts, countOf } from './counts.ts';
import { collectUnreadTimes, lotTime } from './lot-times.ts';
import { LotsError } from './LotsError.ts';
import type { LotState, LotsOptions } from './LotsOptions.ts';
import type { Cells, Row } from './readTable.ts';

/** Words that mean the same everywhere. The settings add those of a city. */
const STATES: Readonly<Record<string, LotState>> = {
  open: 'open',
  many: 'open',
  few: 'open',
  closed: 'closed',
  // Of a field such as `isOpen`.
  true: 'open',
  false: 'closed',
  full: 'full',
  nodata: 'unknown',
  unknown: 'unknown',
};

/** The name of a row that sums up the others. */
const TOTAL_ROW = /^(sub-?total|(grand )?total|totale?s?|summe|gesamt|somme|suma|sum)\b/i;

/** The lots of a feed. */
export interface ReadLots {
  readonly lots: readonly ParkingLot[];
  /** The newest time of a count, in milliseconds since 1970; null if no row has one. */
  readonly modifiedAt: number | null;
  /** What was left out, and why: how many rows by kind. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** What does not fit in the data, one sentence each; see `lotNotes`. */
  readonly notes: readonly string[];
}

function openSpotsOf(cells: Cells, total: number | null, state: LotState): number | null {
  if (state === 'unknown') return null;
  if (state !== 'open') return 0;
  const open = countOf(cells.open);
  const occupied = countOf(cells.occupied);
  if (open !== null) return open;
  // More cars than spots is a full lot.
  return occupied === null || total === null ? null : Math.max(0, total - occupied);
}

/** Adds the cells of the live table to those of the fixed one, row by row, by their ID. */
function joinRows(live: readonly Row[], fixed: readonly Row[]): readonly Row[] {
  if (fixed.length === 0) return live;
  const idOf = ({ cells }: Row) => cells.id ?? cells.name;
  // Reversed, so that of two rows with one ID the first counts.
  const liveByID = new Map(live.toReversed().map((row) => [idOf(row), row]));
  const joined = fixed.map((row) => {
    const match = liveByID.get(idOf(row));
    if (match === undefined) return row;
    return { cells: { ...row.cells, ...match.cells }, position: row.position ?? match.position };
  });
  const fixedIDs = new Set(fixed.map(idOf));
  return [...joined, ...live.filter((row) => !fixedIDs.has(idOf(row)))];
}

/**
 * Makes lots of the rows of a feed (S8).
 *
 * @param live the rows with counts
 * @param fixed the rows with names and places, if they are in another file
 * @param now milliseconds since 1970
 * @throws LotsError if the feed has rows, but none of them is a lot
 */
export function readLots(
  live: readonly Row[],
  fixed: readonly Row[],
  options: LotsOptions,
  now: number,
): ReadLots {
  const { countsGone, operator, webUrl } = options;
  const states = new Map(
    Object.entries({ ...STATES, ...options.states }).map(([word, state]) => [
      word.toLowerCase(),
      state,
    ]),
  );
  const leftOut: Record<string, number> = {};
  const leaveOut = (kind: string) => {
    leftOut[kind] = (leftOut[kind] ?? 0) + 1;
  };
  const unread = collectUnreadCounts();
  const unreadTimes = collectUnreadTimes();
  const rows = joinRows(live, fixed);
  // Where some counts have a time, one without may be from any day.
  const haveTimes = rows.some(({ cells }) => cells.time !== undefined);
  const lots = new Map<string, ParkingLot>();
  let modifiedAt: number | null = null;

  for (const { cells, position } of rows) {
    const shortName = cells.id ?? cells.name;
    if (shortName === undefined) {
      leaveOut('lots without a name');
      continue;
    }
    const operatedBy = cells.operator ?? operator;
    const key = JSON.stringify([operatedBy, shortName]);
    if (lots.has(key)) {
      leaveOut('lots with the ID of another');
      continue;
    }
    unread.check(cells.name ?? shortName, cells);
    const total = countOf(cells.total);
    // The sum of the others would be the largest lot of the city.
    if (position === null && TOTAL_ROW.test(shortName)) {
      leaveOut('rows with the total of the others');
      continue;
    }
    // Basel publishes a message to its readers as another row.
    if (position === null && total === null && countOf(cells.open) === null) {
      leaveOut('rows without a place and a number');
      continue;
    }
    if (position === null) leaveOut('places');
    const state = cells.state === undefined ? 'open' : states.get(cells.state.toLowerCase());
    if (state === undefined) leaveOut('counts with an unknown state');
    const open = openSpotsOf(cells, total, state ?? 'unknown');
    const time = cells.time === undefined ? null : lotTime(cells.time, options, now);
    const isUntimed = open !== null && haveTimes && time === null;
    if (isUntimed) {
      leaveOut('counts without a readable time');
      unreadTimes.add(cells.name ?? shortName, cells.time);
    }
    const isGone = time !== null && now - time > countsGone;
    if (isGone) leaveOut('counts that are too old');
    if (time !== null) modifiedAt = Math.max(modifiedAt ?? time, time);
    lots.set(key, {
      name: cells.name ?? shortName,
      shortName,
      totalSpots: total !== null && total >= 0 ? total : null,
      openSpots: isGone || isUntimed ? null : open,
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
    });
  }
  const unreadCounts = unread.total();
  if (unreadCounts > 0) leftOut['counts that are not whole numbers'] = unreadCounts;
  if (lots.size === 0 && rows.length > 0) {
    const reasons = Object.entries(leftOut).map(([kind, count]) => `${kind} (${count})`);
    throw new LotsError(
      `No row of the file is a lot. Left out: ${reasons.join(', ')}. Check "columns" in the settings.`,
    );
  }
  const read = [...lots.values()];
  return {
    lots: read,
    modifiedAt,
    leftOut,
    notes: [...unread.notes(), ...unreadTimes.notes(), ...lotNotes(read)],
  };
}
