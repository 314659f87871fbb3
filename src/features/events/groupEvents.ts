import { eventTimes } from '../../contract/parking/eventTimes.ts';
import type { EventTimes } from '../../contract/parking/eventTimes.ts';
import { lotKey } from '../../contract/parking/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { eventKey } from '../../contract/parking/special-event.ts';
import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { eventPhase, rankOf } from './eventPhase.ts';
import type { EventPhase, PhaseOptions } from './eventPhase.ts';

/** An event at one of its lots. */
export interface EventAtLot {
  readonly lotKey: string;
  readonly lot: ParkingLot;
  readonly event: SpecialEvent;
  readonly times: EventTimes;
  readonly phase: EventPhase;
}

/** One event with all its lots. */
export interface CityEvent {
  readonly key: string;
  readonly eventName: string;
  readonly eventVenue: string | null;
  /** The first one that isn't empty; '' if all are. */
  readonly webUrl: string;
  /** Those at the lot with the most urgent phase. */
  readonly times: EventTimes;
  /** The most urgent phase of all its lots, whose parking windows may differ. */
  readonly phase: EventPhase;
  /** Where it takes place; null if only its lots are known. */
  readonly place: Place | null;
  /** By name. */
  readonly lots: readonly EventAtLot[];
}

/** Identifies an entry in a lot's list: one event may have two parking windows at the same lot. */
export function eventAtLotKey(event: SpecialEvent): string {
  return [eventKey(event), event.parkingStartDatetime, event.parkingEndDatetime].join('|');
}

/** The time by which lists sort an event: the start of its parking, otherwise its own. */
function orderTime({ start, window }: EventTimes): number {
  return (window?.from ?? start ?? window?.to)?.instant ?? Number.POSITIVE_INFINITY;
}

function byPhaseThenTime(a: Pick<CityEvent, 'phase' | 'times'>, b: typeof a): number {
  const byPhase = rankOf(a.phase) - rankOf(b.phase);
  if (byPhase !== 0) return byPhase;
  const [first, second] = [orderTime(a.times), orderTime(b.times)];
  return first === second ? 0 : first - second;
}

const compareIn = ({ compare = (a: string, b: string) => a.localeCompare(b) }: PhaseOptions) =>
  compare;

/** The events of one lot that are not over, by urgency, then time, then name. */
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
      (a, b) => byPhaseThenTime(a, b) || compareIn(options)(a.event.eventName, b.event.eventName),
    );
}

const windowOf = ({ times: { window } }: EventAtLot) =>
  `${window?.from?.instant ?? ''}/${window?.to?.instant ?? ''}`;

/** An event's lots, grouped by parking window, which may differ between lots. */
export function lotsByWindow({ lots }: CityEvent): readonly (readonly EventAtLot[])[] {
  const keys = [...new Set(lots.map(windowOf))];
  return keys.map((key) => lots.filter((atLot) => windowOf(atLot) === key));
}

/**
 * All events at all lots, each once, by urgency, then time, then name. Events without a readable date
 * are kept and come last.
 */
export function groupEvents(lots: readonly ParkingLot[], options: PhaseOptions): CityEvent[] {
  const groups = new Map<string, EventAtLot[]>();
  for (const atLot of lots.flatMap((lot) => eventsAtLot(lot, options))) {
    const key = eventKey(atLot.event);
    const group = groups.get(key) ?? [];
    // A lot may list an event twice; keep its more urgent entry.
    if (!group.some((other) => other.lotKey === atLot.lotKey)) group.push(atLot);
    groups.set(key, group);
  }
  return [...groups]
    .flatMap(([key, atLots]) => {
      const [first, ...others] = atLots.toSorted(byPhaseThenTime);
      if (first === undefined) return [];
      const { event, times, phase } = first;
      const webUrl = atLots.find((one) => one.event.webUrl !== '')?.event.webUrl ?? '';
      const lots = [first, ...others].toSorted((a, b) =>
        compareIn(options)(a.lot.name, b.lot.name),
      );
      const { eventName, eventVenue } = event;
      const venue = atLots.find((one) => one.event.coordinates !== undefined)?.event.coordinates;
      const place = venue === undefined ? null : { lat: venue.lat, lon: venue.lng };
      return [{ key, eventName, eventVenue, webUrl, times, phase, place, lots }];
    })
    .toSorted((a, b) => byPhaseThenTime(a, b) || compareIn(options)(a.eventName, b.eventName));
}
