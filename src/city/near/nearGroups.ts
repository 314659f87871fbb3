import type { NearFeed } from '../../api/queries/nearQuery.ts';
import { byNext, departureRows, NIGHT } from '../../contract/departures/departureRows.ts';
import type { DepartureOptions, DepartureRow } from '../../contract/departures/departureRows.ts';
import type { NearLine, NearStop } from '../../contract/places/near.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';

/** A row and the stop at which its buses are nearest. */
interface NearRow {
  readonly row: DepartureRow;
  readonly stopID: string;
}

/** The rows of a stop. */
export interface ListedGroup {
  readonly stop: Pick<NearStop, 'stopID' | 'intersection' | 'wheelChairAccessible' | 'entrance'>;
  readonly rows: readonly NearRow[];
  /** The stop or station with all of its rows, or else the stop of the first one; its nearest one if that is left out. */
  readonly opens?: string | undefined;
  /** Whole minutes on foot. */
  readonly walkMinutes?: number;
  /** Why it has no rows, or not all; '' if there is nothing to say. */
  readonly note?: string;
}

/** The rows of a stop around a point, or of several stops of one name that are close to each other. */
export interface NearGroup extends ListedGroup {
  /** The nearest of its stops. */
  readonly stop: NearStop;
}

interface NearOptions extends DepartureOptions {
  readonly metresPerMinute: number;
  /** Whether the point is where the rider is, so that a bus that leaves before the walk to it ends is left out. */
  readonly isRiderThere: boolean;
}

/** Stops of one name that are this close are the sides of one street. In meters. */
const ONE_PLACE = 100;
const MINUTE = 60_000;

const placeOf = ({ latitude: lat, longitude: lon }: NearStop) => ({ lat, lon });

const isSamePlace = (one: NearStop, other: NearStop): boolean =>
  one.intersection === other.intersection &&
  metersBetween(placeOf(one), placeOf(other)) <= ONE_PLACE;

/** Where a rider finds the rows of a place again: at their stop, or that of the first one, or at the station of them all. */
function opens(rows: readonly NearRow[], stops: readonly NearStop[]): string | undefined {
  const at = new Set(rows.map(({ stopID }) => stopID));
  const own = stops.filter(({ stopID }) => at.has(stopID));
  const [station, ...others] = new Set(own.map((stop) => stop.station));
  return at.size > 1 && others.length === 0 && station !== undefined ? station : rows[0]?.stopID;
}

/**
 * What departs around a point: one row for each route and destination, below the stop at which it is nearest. The
 * nearest stop is first, and in it what comes next; stops from which nothing departs for hours are last. Buses that
 * don't come are left out.
 */
export function nearGroups(
  { stops, lines, updatedAt }: Pick<NearFeed, 'stops' | 'lines' | 'updatedAt'>,
  options: NearOptions,
): readonly NearGroup[] {
  const { metresPerMinute, isRiderThere, now } = options;
  const walkTo = ({ meters }: NearStop) => walkMinutes(meters, metresPerMinute);
  const rowsOf = (stop: NearStop, { arrivals, stopID }: NearLine): NearRow[] => {
    const departs = now + walkTo(stop) * MINUTE;
    const inReach = isRiderThere
      ? arrivals.filter(({ expectedAt }) => expectedAt >= departs)
      : arrivals;
    // The service answers few buses of a line. If the rider is too late for all of them, the last one is still an answer.
    const shown = inReach.length === 0 ? arrivals.slice(-1) : inReach;
    return departureRows({ arrivals: shown, updatedAt }, options).flatMap((row) =>
      row.comes ? [{ row, stopID }] : [],
    );
  };
  const groups = new Map<NearStop, NearRow[]>();
  for (const stop of stops) {
    const rows = lines
      .filter(({ stopID }) => stopID === stop.stopID)
      .flatMap((line) => rowsOf(stop, line));
    if (rows.length === 0) continue;
    const first = [...groups.keys()].find((one) => isSamePlace(one, stop));
    if (first === undefined) groups.set(stop, rows);
    else groups.get(first)?.push(...rows);
  }
  const isLater = ({ rows: [first] }: NearGroup) =>
    first !== undefined && first.row.next[0].at - now >= NIGHT;
  return [...groups]
    .map(([stop, unsorted]) => {
      const rows = unsorted.toSorted((one, other) => byNext(one.row, other.row));
      return { stop, opens: opens(rows, stops), walkMinutes: walkTo(stop), rows };
    })
    .toSorted((one, other) => Number(isLater(one)) - Number(isLater(other)));
}
