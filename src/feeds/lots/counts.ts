import { COUNT_COLUMNS } from './LotsOptions.ts';
import type { Cells } from './readTable.ts';

type CountColumn = (typeof COUNT_COLUMNS)[number];

/** What a lot has that many of. */
const COUNTED: Readonly<Record<CountColumn, string>> = {
  open: 'open spots',
  occupied: 'occupied spots',
  total: 'spots in all',
};

/** A wrong column may have long texts. */
const LONGEST_EXAMPLE = 20;

/** A whole number; null for any other text, such as `N/A` or `1,065`, whose comma may mean two things. */
export function countOf(text: string | undefined): number | null {
  return text !== undefined && /^-?\d+(\.0+)?$/.test(text) ? Number(text) : null;
}

/** The cells of a table that should be counts and are not. */
export interface UnreadCounts {
  /** Checks the counts of a row. Empty cells are no counts, and no mistake. */
  check(name: string, cells: Cells): void;
  total(): number;
  /** A sentence with an example for each column that has such cells. */
  notes(): string[];
}

/**
 * Collects the counts that are not whole numbers (S8): otherwise a wrong column, or numbers with thousands
 * separators, would look like lots that report nothing.
 */
export function collectUnreadCounts(): UnreadCounts {
  const found = new Map<CountColumn, { example: string; count: number }>();
  return {
    check(name, cells) {
      for (const column of COUNT_COLUMNS) {
        const cell = cells[column];
        if (cell === undefined || countOf(cell) !== null) continue;
        const { example, count } = found.get(column) ?? {
          example: `${name} has "${cell.slice(0, LONGEST_EXAMPLE)}" ${COUNTED[column]}, not a whole number.`,
          count: 0,
        };
        found.set(column, { example, count: count + 1 });
      }
    },
    total: () => [...found.values()].reduce((sum, { count }) => sum + count, 0),
    notes: () =>
      [...found.values()].map(({ example, count }) => {
        if (count === 1) return example;
        const others = count === 2 ? '1 other has' : `${count - 1} others have`;
        return `${example} ${others} such a number, too.`;
      }),
  };
}
