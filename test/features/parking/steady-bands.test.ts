import { describe, expect, test } from 'vitest';

import { bandsOver, lotState } from '../../../src/features/parking/lotState.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { LIVE } from '../../support/feeds/health.ts';

const bands = theSettings().availability;

describe('the band of a lot over several counts', () => {
  const bandAfter = (earlier: number[], openSpots: number, totalSpots: number | null = 100) =>
    lotState({ openSpots, totalSpots }, { bands, health: LIVE, earlier }).band;

  test.each([
    [[25], 20, 'some'],
    [[25, 20], 21, 'some'],
    [[25, 20], 22, 'plenty'],
    [[25, 20, 21, 20, 21], 21, 'some'],
    [[4], 10, 'some'],
    [[25, 10], 5, 'few'],
    [[25, 5], 6, 'few'],
    [[25, 5], 7, 'some'],
    [[25, 5], 60, 'plenty'],
  ])('C13: after %o a count of %d is %s', (earlier, open, band) => {
    expect(bandAfter(earlier, open)).toBe(band);
  });

  test('C13: a lot with an open spot is never called full', () => {
    expect(bandAfter([0], 1)).toBe('few');
    expect(bandAfter([0], 1, 10_000)).toBe('few');
  });

  test('C13: the count is always exact', () => {
    const state = lotState(aLot({ openSpots: 124 }), { bands, health: LIVE, earlier: [120] });
    expect(state).toMatchObject({ band: 'some', count: { open: 124, total: 613 } });
  });

  test('C13: without a total a margin of one spot is enough', () => {
    expect(bandAfter([9], 10, null)).toBe('some');
    expect(bandAfter([9], 11, null)).toBe('plenty');
  });

  test('C13, R29: the bands of a history are the same as those computed count by count', () => {
    const lot = { totalSpots: 100 };
    const counts = [25, 20, 21, 22, 4, 5, 0, 1, -3, -40, 6, 7, 60, 100];
    const countByCount = counts.map((openSpots, at) => {
      const earlier = counts.slice(0, at);
      return lotState({ ...lot, openSpots }, { bands, health: LIVE, earlier }).band;
    });
    expect(bandsOver(lot, counts, bands)).toEqual(countByCount);
    expect(new Set(countByCount).size).toBe(5);
  });
});
