/** Streets are so much longer than a straight line. */
const DETOUR = 1.3;

/** A place that is written with other digits is no second away. */
const ROUNDING = 1e-6;

/** How long a walk takes, in whole seconds. @param meters in a straight line */
export const walkSeconds = (meters: number, metersPerMinute: number): number =>
  Math.max(0, Math.ceil((60 * DETOUR * meters) / metersPerMinute - ROUNDING));

/** How far one walks in so many seconds, in a straight line. */
export const walkReach = (seconds: number, metersPerMinute: number): number =>
  (seconds * metersPerMinute) / (60 * DETOUR);

/** The same in whole minutes, at least one, for lists and cards. */
export function walkMinutes(meters: number, metersPerMinute: number): number {
  return Math.max(1, Math.round(walkSeconds(meters, metersPerMinute) / 60));
}
