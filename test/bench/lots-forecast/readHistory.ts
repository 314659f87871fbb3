/** Recorded counts: times, and for each lot its open spots at each time. */
export interface LotsHistory {
  /** Seconds since 1970. */
  readonly times: readonly number[];
  /** NaN where no count is known. */
  readonly lots: readonly { readonly name: string; readonly open: Float64Array }[];
  /** The count of a lot at a time, between two rows a share of both; null if it isn't known. */
  openAt(lot: number, at: number): number | null;
}

/**
 * Reads a table of counts: `at` in seconds since 1970, then a column for each lot.
 *
 * @param most so many lots are read
 */
export function readHistory(text: string, most?: number): LotsHistory {
  const [head = '', ...rows] = text.trim().split(/\r?\n/);
  const names = head
    .split(',')
    .slice(1, most === undefined ? undefined : most + 1)
    .map((name) => name.trim());
  const lots = names.map((name) => ({
    name,
    open: new Float64Array(rows.length).fill(Number.NaN),
  }));
  const times = rows.map((row, index) => {
    const [at, ...counts] = row.split(',');
    lots.forEach(({ open }, lot) => {
      const count = counts[lot]?.trim() ?? '';
      if (count !== '') open[index] = Number(count);
    });
    return Number(at);
  });
  const rowAt = new Map(times.map((at, row) => [at, row]));
  const interval = (times[1] ?? 0) - (times[0] ?? 0);
  return {
    times,
    lots,
    openAt(lot, at) {
      const before = at - ((at - (times[0] ?? 0)) % interval);
      const share = (at - before) / interval;
      const [from, to] = [before, share === 0 ? before : before + interval].map(
        (time) => lots[lot]?.open[rowAt.get(time) ?? -1] ?? Number.NaN,
      );
      const open = (from ?? Number.NaN) * (1 - share) + (to ?? Number.NaN) * share;
      return Number.isNaN(open) ? null : open;
    },
  };
}
