import { expect, test } from 'vitest';

import { lineThatFits, nameFit } from '../../../../src/audiences/kiosk/paged/name-fit.ts';
import { en } from '../../../../src/lib/words/en.ts';
import { es } from '../../../../src/lib/words/es.ts';

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

const LINES = ['Main St & Lake St · 500 ft, 2 mins walk', 'Main St & Lake St'];

test('A4: the line below a name takes a shorter wording instead of a smaller size', () => {
  expect(lineThatFits(LINES, 1500, 52)).toBe(LINES[0]);
  expect(lineThatFits(LINES, 600, 52)).toBe(LINES[1]);
  // Before the width is measured, and for a row without such a line.
  expect(lineThatFits(LINES, 0, 52)).toBe(LINES[0]);
  expect(lineThatFits([], 600, 52)).toBe('');
});

test('A2, A4: where no wording fits, the last one ends after a whole word', () => {
  expect(lineThatFits(LINES, 320, 52)).toBe('Main St…');
  const next = [en.kiosk.at, en.kiosk.atShort].map((at) => at('N Meridian Ave & E Grand Ave'));
  expect(lineThatFits(next, 720, 52)).toBe(`${en.kiosk.atShort('N Meridian Ave')}…`);
  expect(lineThatFits(next, 560, 52)).toBe(`${en.kiosk.atShort('N Meridian')}…`);
  // "next: N…" would name no street.
  expect(lineThatFits(next, 300, 52)).toBe('');
  expect(lineThatFits(LINES, 20, 52)).toBe('');
});

test.each([en, es])(
  'A50: what an event changes about a lot is said in full',
  ({ parking, kiosk }) => {
    for (const mark of ['now', 'maybe-now', 'soon', 'today'] as const) {
      const wordings = [parking.event[mark], kiosk.eventAtLot[mark]];
      expect(wordings).toContain(lineThatFits(wordings, 500, 52));
    }
  },
);
