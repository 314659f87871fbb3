import { expect, test } from 'vitest';

import { nameFit } from '../../../../src/audiences/kiosk/paged/name-fit.ts';

test('A2: a name takes one line if it fits, then two, and is set smaller only then', () => {
  expect(nameFit('Airport', 780, 74)).toEqual({ lines: 1, factor: 1 });
  expect(nameFit('Lakeside Transfer Point', 780, 74)).toEqual({ lines: 2, factor: 1 });
  const { lines, factor } = nameFit('Northwest Regional Medical Center and University', 780, 74);
  expect(lines).toBe(2);
  expect(factor).toBeLessThan(1);
});

test('A2: the longest word fits into the width', () => {
  const { factor } = nameFit('Krankenhausparkplatzanlage', 600, 74);
  expect(26 * 0.56 * 74 * factor).toBeLessThanOrEqual(600);
});

test('A2: before the width is measured, a name has its full size', () => {
  expect(nameFit('Lakeside Transfer Point', 0, 74)).toEqual({ lines: 1, factor: 1 });
});
