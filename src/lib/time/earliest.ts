/** The first of the instants that are known; undefined if none is. */
export function earliest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.flatMap((time) => time ?? []);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The last of the instants that are known; undefined if none is. */
export function latest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.flatMap((time) => time ?? []);
  return known.length === 0 ? undefined : Math.max(...known);
}
