import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer, ParkingLot } from '../../src/contract/parking/parking-lot.ts';
import { WIRE_LOT } from '../support/answers/wire.ts';

describe('the lots', () => {
  test('the answer of an unsupported endpoint is not a list of lots', () => {
    expect(
      z.safeParse(LotsAnswer, { status: -1, description: 'unsupported endpoint' }).success,
    ).toBe(false);
  });

  test('with expand a lot without events has an empty list; without expand it has none', () => {
    const expanded = z.decode(ParkingLot, { ...WIRE_LOT, specialEvents: [] });
    expect(expanded.specialEvents).toEqual([]);
    expect('specialEvents' in z.decode(ParkingLot, WIRE_LOT)).toBe(false);
  });

  test('C26: in an answer with lists of events, a lot without one has failed; without any there are none', () => {
    const eventsOf = (...lots: readonly object[]) =>
      z.decode(LotsAnswer, { lots: [...lots] }).lots.map(({ specialEvents }) => specialEvents);
    expect(eventsOf({ ...WIRE_LOT, specialEvents: [] }, WIRE_LOT)).toEqual([[], null]);
    expect(eventsOf(WIRE_LOT, WIRE_LOT)).toEqual([undefined, undefined]);
    expect(eventsOf({ ...WIRE_LOT, specialEvents: [{}] }), 'none is readable').toEqual([null]);
  });

  test.each([null, undefined, '', 'FULL', Number.NaN, '9'.repeat(400)])(
    'openSpots of %j is unknown, not zero',
    (openSpots) => {
      expect(z.decode(ParkingLot, { ...WIRE_LOT, openSpots }).openSpots).toBeNull();
    },
  );

  test('a count sent as a string is decoded and reported as drift', () => {
    const lots = [WIRE_LOT, { ...WIRE_LOT, openSpots: '40' }];
    expect(z.decode(LotsAnswer, { lots })).toMatchObject({
      lots: [{ openSpots: 301 }, { openSpots: 40 }],
    });
  });

  test('C40: a forecast is decoded as it was encoded, and a bad element leaves the others', () => {
    const forecast = [{ at: '2026-11-20T13:00:00-06:00', openSpots: 40, low: 31, high: 52 }];
    const lot = z.decode(ParkingLot, { ...WIRE_LOT, forecast });
    expect(z.encode(ParkingLot, lot)).toMatchObject({ forecast });
    const bad = [{ at: 'soon', openSpots: 1, low: 0, high: 2 }, null, ...forecast];
    expect(z.decode(ParkingLot, { ...WIRE_LOT, forecast: bad })).toEqual(lot);
    expect(z.decode(ParkingLot, { ...WIRE_LOT, forecast: 'many' })).not.toHaveProperty('forecast');
  });

  test('F23: a closed lot has no open spots for those who know no closed ones, and no count for a page', () => {
    const closed = z.decode(ParkingLot, { ...WIRE_LOT, openSpots: 7, isClosed: true });
    expect(closed).toMatchObject({ openSpots: null, isClosed: true });
    const wire = z.encode(ParkingLot, closed);
    expect(wire).toMatchObject({ openSpots: 0, isClosed: true });
    expect(z.decode(ParkingLot, wire)).toEqual(closed);
  });

  test('entrances with an object or a trailing space are decoded as addresses', () => {
    const entrances = [
      { street: '10 South Butler Street' },
      '214 North Carroll Street ',
      7,
      null,
      '',
    ];
    expect(z.decode(ParkingLot, { ...WIRE_LOT, entrances }).entrances).toEqual([
      '10 South Butler Street',
      '214 North Carroll Street',
      '7',
    ]);
  });

  test('an event without a valid time is decoded without a time', () => {
    const specialEvents = [
      {
        eventName: 'WIAA Softball',
        eventVenue: null,
        webUrl: 'https://e.org',
        eventDatetime: null,
      },
    ];
    expect(z.decode(ParkingLot, { ...WIRE_LOT, specialEvents }).specialEvents).toEqual([
      {
        eventName: 'WIAA Softball',
        eventVenue: null,
        webUrl: 'https://e.org',
        eventDatetime: null,
        parkingStartDatetime: null,
        parkingEndDatetime: null,
      },
    ]);
  });

  test('an invalid lot is dropped and counted', () => {
    expect(z.decode(LotsAnswer, { lots: [WIRE_LOT, null, 7, {}, []] })).toMatchObject({
      lots: [{ shortName: 'north' }],
      dropped: 4,
    });
  });
});
