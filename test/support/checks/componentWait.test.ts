import { expect, test } from 'vitest';

import { componentWait } from '../eventually.ts';

test('a component test that fails ends within 5 s, and later on a busy machine or in CI', () => {
  expect(componentWait(false, 1, 2)).toBeLessThan(5000);
  expect(componentWait(false, 3, 2)).toBeGreaterThan(10_000);
  expect(componentWait(false, 50, 2)).toBe(componentWait(true, 0, 8));
});
