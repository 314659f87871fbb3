/** Whole minutes on foot, at least one: nobody is there at once. */
export function walkMinutes(metres: number, metresPerMinute: number): number {
  return Math.max(1, Math.round(metres / metresPerMinute));
}
