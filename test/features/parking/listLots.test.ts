import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { healthOf } from '../../../src/api/feeds/health.ts';
import { LotsAnswer } from '../../../src/contract/parking/parking-lot.ts';
import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { listLots } from '../../../src/features/parking/listLots.ts';
import { lotPoints } from '../../../src/features/parking/map/lot-layers.ts';
import {
  lotMarkerStyle,
  markerStyleID,
} from '../../../src/features/parking/map/lot-marker-style.ts';
import { stackLots } from '../../../src/features/parking/map/stackLots.ts';
import { LOTS } from '../../../src/features/parking/subject.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { LATE, LIVE } from '../../support/feeds/health.ts';

const settings = theSettings();
const list = (lots: ParkingLot[], health: Parameters<typeof listLots>[1]['health'] = LIVE) =>
  listLots(lots, { settings, health, eventMarkOf: () => null });
const named = (name: string, rest: Partial<ParkingLot> = {}) =>
  aLot({ name, shortName: name, ...rest });

describe('the lots of an answer', () => {
  test('C10: lots with the same short name are all kept', () => {
    const lots = list([
      aLot({ shortName: '7', operatedBy: 'city' }),
      aLot({ shortName: '7', operatedBy: 'uw' }),
      aLot({ shortName: '7', operatedBy: 'uw', coordinates: { lat: 43.07, lng: -89.4 } }),
      aLot({ shortName: '7', operatedBy: 'uw' }),
    ]);
    expect(new Set(lots.map(({ key }) => key)).size).toBe(4);
  });

  test('C10: a lot that is missing from the last answer has no count and no band', () => {
    const [lot] = listLots([], {
      settings,
      health: LIVE,
      eventMarkOf: () => 'now',
      unreported: [aLot()],
    });
    expect(lot).toMatchObject({
      event: null,
      state: { band: 'unknown', reason: 'not-reported', count: null },
    });
  });

  test.each([
    ['0/0', { lat: 0, lng: 0 }],
    ['swapped', { lat: -89.383215, lng: 43.077627 }],
    ['in another state', { lat: 44.976, lng: -93.229 }],
    ['not on Earth', { lat: 430, lng: -893 }],
    ['strings', { lat: '43.077627', lng: '-89.383215' }],
    ['one number', { lat: 43.077627 }],
    ['null', null],
    ['missing', undefined],
  ])('C11: a lot whose coordinates are %s is in the list but not on the map', (_, at) => {
    const answer = z.decode(LotsAnswer, {
      lots: [{ ...aLot(), name: 'Astray', coordinates: at }, aLot()],
    });
    const lots = list(answer.lots);
    expect(lots.map(({ place }) => place === null)).toEqual([true, false]);
    const styleOf = (lot: (typeof lots)[number]) => lotMarkerStyle(lot, String, 'light', false);
    expect(lotPoints(lots, styleOf).features).toHaveLength(1);
  });

  test('C11: the map gets coordinates as longitude and latitude', () => {
    const styleOf = (lot: ReturnType<typeof list>[number]) =>
      lotMarkerStyle(lot, String, 'light', false);
    expect(lotPoints(list([aLot()]), styleOf).features[0]?.geometry).toEqual({
      type: 'Point',
      coordinates: [-89.383215, 43.077627],
    });
  });
});

describe('the age of counts', () => {
  test.each([
    [0, 'live', 'plenty', true],
    [300, 'live', 'plenty', true],
    [301, 'late', 'plenty', true],
    [900, 'late', 'plenty', true],
    [901, 'lost', 'unknown', true],
    [3600, 'lost', 'unknown', true],
    [3601, 'lost', 'unknown', false],
  ] as const)('C9: after %d s counts are %s, the band %s', (seconds, state, band, hasCount) => {
    const limits = LOTS.limits(settings.staleness);
    const health = healthOf({ receivedAt: 0 }, seconds * 1000, limits);
    expect(health.state).toBe(state);
    const [lot] = list([aLot()], health);
    expect(lot?.state.band).toBe(band);
    expect(lot?.state.count !== null).toBe(hasCount);
  });

  test('C9: a late count has its own style on the map', () => {
    const styles = [LIVE, LATE].map((health) => {
      const [lot] = list([aLot()], health);
      return lot === undefined ? '' : markerStyleID(lotMarkerStyle(lot, String, 'light', false));
    });
    expect(new Set(styles).size).toBe(2);
  });
});

test('C17: the levels of one garage are stacked, other lots are not', () => {
  const lots = list([
    named('6L', { coordinates: { lat: 43.0767906, lng: -89.4007865 } }),
    named('6U', { coordinates: { lat: 43.0763396, lng: -89.4007865 } }),
    named('20', { coordinates: { lat: 43.073397, lng: -89.4088843 } }),
    named('Astray', { coordinates: null }),
  ]);
  expect([...stackLots(lots).values()].toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  const styleOf = (lot: (typeof lots)[number]) => lotMarkerStyle(lot, String, 'light', false);
  const offsets = lotPoints(lots, styleOf).features.map(({ properties }) =>
    String(properties?.['offset']),
  );
  expect(new Set(offsets).size).toBe(2);
});
