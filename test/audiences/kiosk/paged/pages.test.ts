import { expect, test } from 'vitest';

import { PAGE_DURATION, pageAt } from '../../../../src/audiences/kiosk/paged/pages.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test('A3: a list that fits has one page', () => {
  expect(pageAt(items(4), 4, 7)).toEqual({ rows: [0, 1, 2, 3], page: 1, pages: 1, omitted: 0 });
});

test('A50: paging keeps the first rows in place and turns the others', () => {
  const list = items(8);
  expect(pageAt(list, 4, 0)).toMatchObject({ rows: [0, 1, 2, 3], page: 1, pages: 3 });
  expect(pageAt(list, 4, 1)).toMatchObject({ rows: [0, 1, 4, 5], page: 2 });
  expect(pageAt(list, 4, 2)).toMatchObject({ rows: [0, 1, 6, 7], page: 3 });
  expect(pageAt(list, 4, 3)).toMatchObject({ rows: [0, 1, 2, 3], page: 1 });
});

test('A3, A50: a page stands 8 to 12 s, and nobody waits more than 20 s for a row that is shown', () => {
  expect(PAGE_DURATION).toBeGreaterThanOrEqual(8_000);
  expect(PAGE_DURATION).toBeLessThanOrEqual(12_000);
  for (let capacity = 1; capacity < 9; capacity++) {
    for (let count = 1; count < 40; count++) {
      const turns = [0, 1, 2, 3, 4, 5].map((turn) => pageAt(items(count), capacity, turn));
      const { pages, omitted } = pageAt(items(count), capacity, 0);
      expect((pages - 1) * PAGE_DURATION).toBeLessThanOrEqual(20_000);
      const seen = new Set(turns.flatMap(({ rows }) => rows));
      expect([...seen].toSorted((a, b) => a - b)).toEqual(items(count - omitted));
      expect(turns.every(({ rows }) => rows.length <= capacity)).toBe(true);
    }
  }
});

test('A50: pinned rows are on every page', () => {
  const turns = [0, 1, 2].map((turn) => pageAt(items(6), 3, turn, 2));
  expect(turns.map(({ rows }) => rows)).toEqual([
    [0, 1, 2],
    [0, 1, 3],
    [0, 1, 4],
  ]);
});
