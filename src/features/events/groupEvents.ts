import { lotKey } from '../../contract/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import { eventKey } from '../../contract/special-event.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';
import { eventPhase, rankOf } from './eventPhase.ts';
import type { EventPhase, PhaseOptions } from './eventPhase.ts';
import { eventTimes } from './eventTimes.ts';
import type { EventTimes } from './eventTimes.ts';

/** What an event is at one of its lots. */
export interface EventAtLot {
  readonly lotKey: string;
  readonly lot: ParkingLot;
  readonly event: SpecialEvent;
  readonly times: EventTimes;
  readonly phase: EventPhase;
}

/** One event, at one lot or at many. */
export interface CityEvent {
  readonly key: string;
  readonly eventName: string;
  readonly eventVenue: string | null;
  /** The first address among its lots' that is one. */
  readonly webUrl: string;
  readonly times: EventTimes;
  /** The most pressing of its phases: its parking may start at each lot at another time. */
  readonly phase: EventPhase;
  readonly lots: readonly EventAtLot[];
}

/** What tells the events of one lot apart: one event may have its parking there at two times. */
export function eventAtLotKey(event: SpecialEvent): string {
  return [eventKey(event), event.parkingStartDatetime, event.parkingEndDatetime].join('|');
}

/** When an event matters, for the order of a list: its parking's start, else its own. */
function orderTime({ start, window }: EventTimes): number {
  return (window?.from ?? start ?? window?.to)?.instant ?? Number.POSITIVE_INFINITY;
}

function byPhaseThenTime(a: Pick<CityEvent, 'phase' | 'times'>, b: typeof a): number {
  const byPhase = rankOf(a.phase) - rankOf(b.phase);
  if (byPhase !== 0) return byPhase;
  const [first, second] = [orderTime(a.times), orderTime(b.times)];
  return first === second ? 0 : first - second;
}

/** The events of one lot that are not over, as they press, then as they come (C24, C28). */
export function eventsAtLot(lot: ParkingLot, options: PhaseOptions): EventAtLot[] {
  const key = lotKey(lot);
  const unique = new Map((lot.specialEvents ?? []).map((event) => [eventAtLotKey(event), event]));
  return [...unique.values()]
    .map((event) => {
      const times = eventTimes(event, options.timeZone);
      return { lotKey: key, lot, event, times, phase: eventPhase(times, options) };
    })
    .filter(({ phase }) => phase !== 'over')
    .toSorted(
      (a, b) => byPhaseThenTime(a, b) || a.event.eventName.localeCompare(b.event.eventName),
    );
}

const windowOf = ({ times: { window } }: EventAtLot) =>
  `${window?.from?.instant ?? ''}/${window?.to?.instant ?? ''}`;

/** An event's lots by the times of its parking there, which need not be the same at each (C22). */
export function lotsByWindow({ lots }: CityEvent): readonly (readonly EventAtLot[])[] {
  const keys = [...new Set(lots.map(windowOf))];
  return keys.map((key) => lots.filter((atLot) => windowOf(atLot) === key));
}

/**
 * All events over all lots, each once, as they press and then as they come; what has no readable
 * date comes last and is not dropped (C24).
 */
export function groupEvents(lots: readonly ParkingLot[], options: PhaseOptions): CityEvent[] {
  const groups = new Map<string, EventAtLot[]>();
  for (const atLot of lots.flatMap((lot) => eventsAtLot(lot, options))) {
    const key = eventKey(atLot.event);
    const group = groups.get(key) ?? [];
    // A lot that lists an event twice has it once.
    if (!group.some((other) => other.lotKey === atLot.lotKey)) group.push(atLot);
    groups.set(key, group);
  }
  return [...groups]
    .flatMap(([key, atLots]) => {
      const [first, ...others] = atLots.toSorted(byPhaseThenTime);
      if (first === undefined) return [];
      const { event, times, phase } = first;
      const webUrl = atLots.find((one) => one.event.webUrl !== '')?.event.webUrl ?? '';
      const lots = [first, ...others].toSorted((a, b) => a.lot.name.localeCompare(b.lot.name));
      const { eventName, eventVenue } = event;
      return [{ key, eventName, eventVenue, webUrl, times, phase, lots }];
    })
    .toSorted((a, b) => byPhaseThenTime(a, b) || a.eventName.localeCompare(b.eventName));
}
