/**
 * Rows of text as a table with a heading, numbers to the right: each figure beside the limit, the
 * goal or the peer that gives it a meaning.
 */
export function table(heading: string, rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  const rule = widths.map((width) => '-'.repeat(width)).join('   ');
  const [head = [], ...body] = rows;
  return ['', heading, '', line(head), rule, ...body.map(line), ''].join('\n');
}

/** A figure with as many decimals as it deserves. */
export const figure = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** The middle of several measurements: one slow run does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
