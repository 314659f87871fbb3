import { expect, test } from 'vitest';

import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { roomAt } from '../../../src/service/by-car/roomAt.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';

const MINUTE = 60_000;
const { availability } = theSettings();
const after = (minutes: number) => NOON + minutes * MINUTE;

const ahead = (minutes: number, openSpots: number, range = 10) => ({
  at: new Date(after(minutes)).toISOString(),
  openSpots,
  low: Math.max(0, openSpots - range),
  high: openSpots + range,
});

const room = (lot: Partial<ParkingLot>, minutes: number, now = NOON) =>
  roomAt(aLot(lot), after(minutes), { countedAt: NOON, now, lostAfter: 15 * MINUTE }, availability);

test('C41: between two forecasts the room is between them, with its range', () => {
  const forecast = [ahead(30, 200), ahead(60, 100)];
  expect(room({ forecast }, 45)).toEqual({
    basis: 'forecast',
    at: after(45),
    openSpots: 150,
    low: 140,
    high: 160,
  });
  expect(room({ openSpots: 300, forecast }, 15)).toMatchObject({ openSpots: 250, low: 245 });
});

test('C43: without a forecast for then the last count counts, with its time', () => {
  const count = { basis: 'count', at: NOON, openSpots: 301 };
  expect(room({}, 45)).toEqual(count);
  expect(room({ forecast: [ahead(30, 200)] }, 45)).toEqual(count);
});

test.each([
  ['the forecast says none', { forecast: [ahead(30, 20), ahead(60, 0)] }, 60, 'full'],
  [
    'less than one is left on the way there',
    { forecast: [ahead(30, 1), ahead(60, 0)] },
    45,
    'full',
  ],
  [
    'the last forecast is none, though there are some now',
    { forecast: [ahead(30, 0)] },
    200,
    'full',
  ],
  ['none is counted', { openSpots: 0 }, 10, 'full'],
  ['a few less than none are counted', { openSpots: -3 }, 10, 'full'],
  ['far less than none are counted', { openSpots: -300 }, 10, 'unknown'],
  ['nothing is counted', { openSpots: null, forecast: [ahead(30, 20)] }, 10, 'unknown'],
])('C41: %s', (_what, lot, minutes, expected) => {
  expect(room(lot, minutes)).toBe(expected);
});

test('C41, C8: a closed lot is closed, until that is so old that it says nothing', () => {
  const closed = { openSpots: null, isClosed: true } as const;
  expect(room(closed, 10)).toBe('closed');
  expect(room(closed, 45, after(20))).toBe('unknown');
});

test('C43: a full lot that will have room then has room', () => {
  expect(room({ openSpots: 0, forecast: [ahead(60, 100)] }, 60)).toMatchObject({ openSpots: 100 });
});

test('C43: a count that is too old says nothing, and a forecast still does', () => {
  const later = after(20);
  expect(room({}, 45, later)).toBe('unknown');
  expect(room({ forecast: [ahead(60, 100)] }, 45, later)).toMatchObject({ basis: 'forecast' });
});

test.each([
  [{ forecast: [ahead(30, 4, 1)] }, 30, true],
  [{ forecast: [ahead(30, 30, 5)] }, 30, true],
  // One time in ten it may be full.
  [{ forecast: [ahead(30, 100, 100)] }, 30, true],
  [{ forecast: [ahead(30, 100)] }, 30, undefined],
  [{ openSpots: 30 }, 30, true],
  [{ openSpots: 100, totalSpots: null }, 30, undefined],
])('C41: nearly full is what is said to be: %j', (lot, minutes, isNearlyFull) => {
  expect(room(lot, minutes)).toMatchObject({ openSpots: expect.any(Number) });
  const found = room(lot, minutes);
  expect(typeof found === 'string' ? found : found.isNearlyFull).toBe(isNearlyFull);
});
