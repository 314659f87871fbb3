import type { LocatedBus } from '../../contract/realtime/located-bus.ts';
import type { SnapshotPattern } from '../../contract/snapshot/snapshot.ts';
import type { RunTimes } from '../network/Timetable.ts';

/**
 * When a bus would be where it is if it kept to the timetable. Between two stops the share of the way counts as the
 * share of the time.
 *
 * @returns milliseconds since 1970; NaN if the bus's place is not known
 */
export function placeByTimetable(
  { next, along, isAtStop }: LocatedBus,
  { distances, stops }: SnapshotPattern,
  { arrivals, departures }: RunTimes,
): number {
  const last = stops.length - 1;
  if (isAtStop && next > 0 && next <= stops.length) return arrivals[next - 1] ?? Number.NaN;
  if (next === 0) return arrivals[0] ?? Number.NaN;
  if (next > last) return arrivals[last] ?? Number.NaN;
  const hasLine = !Number.isNaN(along) && distances.length > 0;
  if (next === -1 && !hasLine) return Number.NaN;
  const byLine = distances.findIndex((distance) => distance > along);
  const ahead = next === -1 ? (byLine === -1 ? last : byLine) : next;
  if (ahead === 0) return arrivals[0] ?? Number.NaN;
  const [from, to] = [distances[ahead - 1] ?? 0, distances[ahead] ?? 0];
  const share = hasLine && to > from ? Math.min(1, Math.max(0, (along - from) / (to - from))) : 0.5;
  const left = departures[ahead - 1] ?? Number.NaN;
  return left + share * ((arrivals[ahead] ?? Number.NaN) - left);
}
