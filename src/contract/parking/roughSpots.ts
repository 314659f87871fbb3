/** A number of expected open spots as one says it: 7, about 45, about 260. */
export function roughSpots(spots: number): number {
  const step = spots < 20 ? 1 : spots < 100 ? 5 : 10;
  return Math.round(spots / step) * step;
}
