import { expect, test } from 'vitest';

import { busColumns, nameWidthIn } from '../../../../src/audiences/kiosk/paged/row-columns.ts';

/** The font sizes for 3 m and 32 inches at 1920x1080. */
const SCALE = { large: 103, medium: 74.4, small: 51.5 };

test('A4: a long route name is at most 2.6 times as wide as it is high, so that destinations keep their room', () => {
  const short = busColumns(['8A', '12'], [], SCALE);
  expect(short.mark).toBeLessThan(2 * SCALE.large);
  const long = busColumns(['8A', 'Downtown Streetcar Express'], [], SCALE);
  expect(long.mark).toBeCloseTo(2.6 * SCALE.large);
});

test('A50: the columns of a list are as wide as its widest row needs', () => {
  const figures = [{ number: '9', words: 'stops away' }, { words: 'next stop' }];
  const one = busColumns(['01'], figures, SCALE);
  const more = busColumns(['01'], [...figures, { number: '12', words: 'stops away' }], SCALE);
  expect(more.figure).toBeGreaterThan(one.figure);
  expect(nameWidthIn(1280, one, SCALE) - nameWidthIn(1280, more, SCALE)).toBeCloseTo(
    more.figure - one.figure,
  );
});

test('A2: a name has the width that the columns and gaps leave', () => {
  expect(nameWidthIn(1280, { mark: 0, figure: 0 }, SCALE)).toBeCloseTo(1280 - SCALE.small);
  expect(nameWidthIn(1280, { mark: 100, figure: 200 }, SCALE)).toBeCloseTo(980 - 2 * SCALE.small);
  expect(nameWidthIn(0, { mark: 100, figure: 200 }, SCALE)).toBe(0);
});
