import { expect, test } from 'vitest';

import {
  lineThatFits,
  nameFit,
  partsAtSlashes,
} from '../../../../src/audiences/kiosk/paged/name-fit.ts';
import { en, es } from '../../../support/words/catalogs.ts';

/** The sizes of names and of the board's small type for 3 m and 32 inches at 1920x1080. */
const MEDIUM = 74;
const SMALL = 51;
const fit = (name: string, width: number) => nameFit(name, width, MEDIUM, SMALL);

/** As long as the longest name of the fixtures. */
const LONG =
  'The Municipal Parking Structure of the Northwest Regional Medical Center and University';

test('A2, A4: a name takes up to three lines before it is set smaller', () => {
  expect(fit('Airport', 780)).toEqual({ lines: 1, factor: 1 });
  expect(fit('Lakeside Transfer Point', 780)).toEqual({ lines: 2, factor: 1 });
  expect(fit('Northwest Regional Medical Center and University', 860)).toEqual({
    lines: 3,
    factor: 1,
  });
  const { lines, factor } = fit(LONG, 1100);
  expect(lines).toBe(3);
  expect(factor).toBeLessThan(1);
  expect(factor * MEDIUM).toBeGreaterThan(SMALL);
});

test('A4: the longest name is as large as the small type, on as many lines as it needs', () => {
  const { lines, factor } = fit(LONG, 600);
  expect(factor * MEDIUM).toBeCloseTo(SMALL);
  expect(lines).toBeGreaterThan(3);
  expect(lines * 600).toBeGreaterThan(LONG.length * 0.5 * SMALL);
});

test('A2: a word that is wider than its line is set smaller, and broken only in the small type', () => {
  const word = 'Krankenhausparkplatzanlage';
  const { lines, factor } = fit(word, 900);
  expect(lines).toBe(1);
  expect(word.length * 0.56 * MEDIUM * factor).toBeLessThanOrEqual(900);
  const broken = fit(word, 500);
  expect(broken.lines).toBe(2);
  expect(broken.factor * MEDIUM).toBeCloseTo(SMALL);
});

test('A2: a word that is too wide in the small type is broken at its slash', () => {
  expect(fit('Crosstown/Essa', 320)).toEqual({ lines: 2, factor: SMALL / MEDIUM });
  expect(partsAtSlashes('Crosstown/Essa')).toEqual(['Crosstown/', 'Essa']);
});

test('A2: before the width is measured, a name has its full size', () => {
  expect(fit('Lakeside Transfer Point', 0)).toEqual({ lines: 1, factor: 1 });
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
