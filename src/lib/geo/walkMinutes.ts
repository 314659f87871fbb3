/** Whole minutes on foot, at least one: nobody is there at once. */
export function walkMinutes(meters: number, metersPerMinute: number): number {
  return Math.max(1, Math.round(meters / metersPerMinute));
}
