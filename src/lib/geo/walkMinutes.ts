/** Walking time in whole minutes, at least one. */
export function walkMinutes(meters: number, metersPerMinute: number): number {
  return Math.max(1, Math.round(meters / metersPerMinute));
}
