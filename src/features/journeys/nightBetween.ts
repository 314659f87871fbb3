import { NIGHT } from '../../contract/departures/departureRows.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import { type ListedJourney, ridesOf } from './journeyList.ts';

/** The night before or within a list of ways. */
export interface NightBetween {
  /** Whether the list goes on after it, or goes back before it. */
  readonly goes: 'on' | 'back';
  /** The key of the last way before it, where the list goes on after it and has that; else null. */
  readonly lastKey: string | null;
  /** The key of the first one beyond it in the list, and when that sets out, in milliseconds since 1970. */
  readonly beyondKey: string;
  readonly beyondAt: number;
}

const byBusOf = (listed: readonly ListedJourney[]) =>
  listed.filter(({ journey }) => ridesOf(journey).length > 0);

/**
 * The night, or a pause as long, before all buses of a list: who leaves now would else have to see it by the dates.
 *
 * @param from when the rider would leave, in milliseconds since 1970
 * @returns null where a bus leaves sooner
 */
export function nightBefore(listed: readonly ListedJourney[], from: number): NightBetween | null {
  const byBus = byBusOf(listed);
  const beyondAt = Math.min(...byBus.map(({ journey }) => journey.departAt));
  const [first] = byBus;
  if (first === undefined || beyondAt - from < NIGHT) return null;
  return { goes: 'on', lastKey: null, beyondKey: first.key, beyondAt };
}

/**
 * Where a list goes on with the next service day, or that of an arrival by a time with the one before: at a pause that is
 * longer than those between the buses of a night, and after a last bus or at a midnight. A list that is in another order
 * than by time has no such place.
 *
 * @returns null where the list is of one day
 */
export function nightBetween(
  listed: readonly ListedJourney[],
  timeZone: string,
): NightBetween | null {
  const byBus = byBusOf(listed);
  const inOrder = byBus.toSorted((one, other) => one.journey.departAt - other.journey.departAt);
  let hasLast = false;
  const nights = inOrder.slice(1).flatMap(({ journey: { departAt: nextAt } }, index) => {
    const { key = '', journey } = inOrder[index] ?? {};
    if (journey === undefined) return [];
    hasLast ||= ridesOf(journey).some(({ isLast }) => isLast === true);
    const isNight =
      nextAt - journey.departAt >= NIGHT &&
      (hasLast || !isSameDay(journey.departAt, nextAt, timeZone));
    return isNight ? [{ lastKey: key, nextAt }] : [];
  });
  /** The list beyond a night, in one direction; null if it is no direction of the list. */
  const beyond = (
    isBeyond: (way: ListedJourney) => boolean,
    lastKey: string | null,
  ): NightBetween | null => {
    const rest = byBus.slice(byBus.findIndex(isBeyond));
    const [first] = rest;
    if (first === undefined || rest.length === byBus.length || !rest.every(isBeyond)) return null;
    const goes = lastKey === null ? 'back' : 'on';
    return { goes, lastKey, beyondKey: first.key, beyondAt: first.journey.departAt };
  };
  const [first, latest] = [nights[0], nights.at(-1)];
  if (first === undefined || latest === undefined) return null;
  return (
    beyond(({ journey }) => journey.departAt >= first.nextAt, first.lastKey) ??
    beyond(({ journey }) => journey.departAt < latest.nextAt, null)
  );
}
