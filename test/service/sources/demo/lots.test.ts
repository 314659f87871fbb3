import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { lotsAt } from '../../../../src/service/sources/demo/parking/lots.ts';
import { runs } from '../../../support/runs.ts';
import { DAY, HOUR, MINUTE, WEDNESDAY_NOON, YEARS } from './the-city.ts';

const lots = lotsAt(WEDNESDAY_NOON, 1);

function openAt(shortName: string, now: number) {
  return lotsAt(now, 1).find((lot) => lot.shortName === shortName)?.openSpots ?? null;
}

describe('the lots of the demo city', () => {
  test('S5: are 18 lots of two operators, those of the city first', () => {
    expect(lots).toHaveLength(18);
    expect([...new Set(lots.map(({ operatedBy }) => operatedBy))]).toEqual(['city', 'ul']);
    expect(new Set(lots.map(lotKey)).size).toBe(18);
  });

  test('S5: at any time, one is full, one is small and one has no count', () => {
    fc.assert(
      fc.property(fc.integer(YEARS), (now) => {
        const lotsNow = lotsAt(now, 1);
        expect(lotsNow.filter(({ openSpots }) => openSpots === 0).length).toBeGreaterThan(0);
        expect(lotsNow.filter(({ openSpots }) => openSpots === null)).toHaveLength(1);
        expect(lotsNow.filter(({ totalSpots }) => totalSpots === 10)).toHaveLength(1);
        for (const { openSpots, totalSpots } of lotsNow) {
          expect(openSpots ?? 0).toBeGreaterThanOrEqual(0);
          expect(openSpots ?? 0).toBeLessThanOrEqual(totalSpots ?? 0);
          expect(Number.isInteger(openSpots ?? 0)).toBe(true);
        }
      }),
      runs(100),
    );
  });

  test('S5: follow the time of day: an office garage is full by 10 AM and empty at night', () => {
    const night = openAt('square', WEDNESDAY_NOON - 9 * HOUR);
    const morning = openAt('square', WEDNESDAY_NOON - 2 * HOUR);
    const sunday = openAt('square', WEDNESDAY_NOON + 4 * DAY - 2 * HOUR);
    expect(night).toBeGreaterThan(400);
    expect(morning).toBeLessThan(120);
    expect(sunday).toBeGreaterThan(200);
  });

  test('S5: each kind has its own daily curve: the theater lot is fuller in the evening than at noon', () => {
    expect(openAt('theatre', WEDNESDAY_NOON + 8 * HOUR)).toBeLessThan(
      openAt('theatre', WEDNESDAY_NOON) ?? 0,
    );
  });

  test('change a little each minute and never jump', () => {
    let changed = 0;
    let before = lots;
    for (let now = WEDNESDAY_NOON; now < WEDNESDAY_NOON + DAY; now += MINUTE) {
      const lotsNow = lotsAt(now, 1);
      for (const [i, { openSpots, totalSpots }] of lotsNow.entries()) {
        const moved = Math.abs((openSpots ?? 0) - (before[i]?.openSpots ?? 0));
        if (moved > 0) changed += 1;
        expect(moved).toBeLessThanOrEqual(Math.max(2, (totalSpots ?? 0) * 0.04));
      }
      before = lotsNow;
    }
    expect(changed).toBeGreaterThan(2000);
  });

  test('have addresses, and none, one or several entrances', () => {
    for (const { address, webUrl } of lots) {
      expect(address.street).toMatch(/^\d+ \S/);
      expect(webUrl).toMatch(/^https:\/\/[a-z.]+\.example\.org\//);
    }
    const entrances = lots.map((lot) => lot.entrances.length);
    expect(entrances).toContain(0);
    expect(Math.max(...entrances)).toBeGreaterThan(1);
  });

  test('contain difficult cases: a space in a short name, two levels of one garage', () => {
    expect(lots.some(({ shortName }) => shortName.includes(' '))).toBe(true);
    const levels = lots.filter(({ shortName }) => /^6[UL]$/.test(shortName));
    expect(new Set(levels.map(({ coordinates }) => coordinates?.lng)).size).toBe(1);
  });
});
