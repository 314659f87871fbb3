/**
 * Formats rows as a text table with a heading. The first column is left-aligned, the others
 * right-aligned.
 *
 * @param rows the column titles first
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

/** A number with thousands separators and a fixed number of decimals. */
export const figure = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** The median of several measurements, which one slow run doesn't change; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
