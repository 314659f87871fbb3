import { beforeAll, describe, expect, test } from 'vitest';

import type { CarJourney } from '../../../src/contract/journeys/car-journeys.ts';
import type { RideLeg } from '../../../src/contract/journeys/journeys.ts';
import { lotKey, type ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { eventKey } from '../../../src/contract/parking/special-event.ts';
import { expectedAt, isKept } from '../../support/journeys/lot-rules.ts';
import { type Evening, instant, madeEvening } from '../../support/journeys/madeEvening.ts';
import { type MadeTrip, readDemoTrips } from '../../support/journeys/readDemoTrips.ts';
import { metersApart } from '../../support/journeys/readRuns.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENINGS = 200;

const midnightOf = (date: string) =>
  instant(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00`);

interface Point {
  readonly lat: number;
  readonly lon: number;
}
/** How long a walk takes, by the rule that the operation's page states. */
const walk = (from: Point, to: Point) => Math.ceil((60 * 1.3 * metersApart(from, to)) / 80) * 1000;

const tripOf = ({ tripID }: RideLeg) => tripID.split('.').slice(1).join('.');
const dayOf = ({ tripID }: RideLeg) => tripID.split('.')[0] ?? '';

function lotOf({ lots }: Evening, journey: CarJourney): ParkingLot {
  const found = lots.find((lot) => lotKey(lot) === journey.legs[0].lot.key);
  if (found === undefined) throw new Error('a lot that the city does not have');
  return found;
}

describe('C42: 200 made evenings of Port Linden', () => {
  const evenings: Evening[] = [];
  let trips: ReadonlyMap<string, MadeTrip> = new Map();
  let all: { evening: Evening; journey: CarJourney }[] = [];

  beforeAll(async () => {
    trips = await readDemoTrips();
    for (let index = 0; evenings.length < EVENINGS && index < 3 * EVENINGS; index++) {
      const made = await madeEvening(index);
      if (made !== null) evenings.push(made);
    }
    all = evenings.flatMap((each) =>
      each.answer.journeys.map((journey) => ({ evening: each, journey })),
    );
  }, 900_000);

  const rides = ({ legs }: { legs: readonly CarJourney['legs'][number][] }) =>
    legs.flatMap((leg) => (leg.kind === 'ride' ? [leg] : []));

  test('most have a way by car, many with a bus', () => {
    expect(evenings).toHaveLength(EVENINGS);
    const answered = evenings.filter(({ answer }) => answer.journeys.length > 0);
    expect(answered.length).toBeGreaterThan(EVENINGS / 2);
    const byBus = all.filter(
      ({
        journey: {
          legs: [, ...legs],
        },
      }) => legs.some(({ kind }) => kind === 'ride'),
    );
    expect(byBus.length).toBeGreaterThan(EVENINGS / 4);
  });

  test('no way uses a lot that an event’s rules close', () => {
    for (const { evening: each, journey } of all) {
      const [drive] = journey.legs;
      const { specialEvents } = lotOf(each, journey);
      const kept = (specialEvents ?? []).filter((event) =>
        isKept(event, eventKey(each.event), drive.arriveAt, each.answer.backAfter ?? 0),
      );
      // A visitor of one of several events may park at the lot of all of them.
      const own = (specialEvents ?? []).find((event) => eventKey(event) === eventKey(each.event));
      const isVisitor = own !== undefined && isKept(own, '', drive.arriveAt, drive.arriveAt);
      const strict = isVisitor ? kept.filter(({ parkingRule }) => parkingRule === 'closed') : kept;
      expect(strict).toEqual([]);
    }
  });

  test('no way uses a lot that the forecast fills, and full ones are not offered', () => {
    let forecast = 0;
    for (const { evening: each, journey } of all) {
      const [{ arriveAt, lot }] = journey.legs;
      const parked = lotOf(each, journey);
      const expected = expectedAt(parked, each.now, arriveAt);
      forecast += expected === null ? 0 : 1;
      expect(expected ?? parked.openSpots).toBeGreaterThanOrEqual(1);
      expect(lot.room).toMatchObject(
        expected === null
          ? { basis: 'count', at: each.now }
          : { basis: 'forecast', openSpots: Math.floor(expected) },
      );
    }
    expect(forecast).toBeGreaterThan(20);
  });

  test('C41: none drives under 500 meters, past the end or in a detour, to walk far or ride a short way', () => {
    for (const { evening: each, journey } of all) {
      const [drive, ...legs] = journey.legs;
      const venue = legs.at(-1)?.to ?? drive.to;
      const [driven, left] = [metersApart(drive.from, drive.to), metersApart(drive.to, venue)];
      const direct = metersApart(drive.from, venue);
      const { specialEvents } = lotOf(each, journey);
      const isOwn = (specialEvents ?? []).some((event) => eventKey(event) === eventKey(each.event));
      const onFoot = walk(drive.to, venue);
      expect(driven).toBeGreaterThanOrEqual(500);
      expect(driven + left).toBeLessThanOrEqual(1.3 * direct);
      const isAtVenue = isOwn && onFoot <= 5 * MINUTE;
      expect(driven).toBeLessThanOrEqual(isAtVenue ? 1.3 * direct : direct);
      const isOnFoot = rides({ legs }).length === 0;
      expect(onFoot).toBeLessThanOrEqual(isOnFoot ? (isOwn ? 15 : 5) * MINUTE : Infinity);
      expect(onFoot).toBeGreaterThan(isOnFoot ? -1 : 15 * MINUTE);
    }
  });

  test('one is there by the begin, and nobody is to leave before now', () => {
    for (const { evening: each, journey } of all) {
      expect(journey.arriveAt).toBeLessThanOrEqual(instant(each.event.eventDatetime ?? ''));
      expect(journey.departAt).toBeGreaterThanOrEqual(each.now - MINUTE);
    }
  });

  test('each has its last way back, after the end, which the timetable has', () => {
    let byBus = 0;
    for (const { evening: each, journey } of all) {
      const { back } = journey;
      const { event } = each;
      const begins = instant(event.eventDatetime ?? '');
      const ends =
        event.eventEndDatetime === undefined ? begins + 3 * HOUR : instant(event.eventEndDatetime);
      expect(each.answer.backAfter).toBe(ends);
      expect(each.answer.isEndAssumed).toBe(event.eventEndDatetime === undefined || undefined);
      expect(back.departAt).toBeGreaterThanOrEqual(ends);
      expect(back.departAt).toBeLessThan(begins + 12 * HOUR);
      for (const ride of rides(back)) {
        byBus += 1;
        const { calls = [], weekdays = [] } = trips.get(tripOf(ride)) ?? {};
        const midnight = midnightOf(dayOf(ride));
        expect(weekdays[(new Date(midnight).getUTCDay() + 6) % 7]).toBe(true);
        const on = calls.findIndex(
          ({ stopID, departs }) =>
            stopID === ride.from.stopID && midnight + departs * 1000 === ride.scheduledDepartAt,
        );
        const off = calls.findIndex(
          ({ stopID, arrives }) =>
            stopID === ride.to.stopID && midnight + arrives * 1000 === ride.scheduledArriveAt,
        );
        expect(on).toBeGreaterThanOrEqual(0);
        expect(off).toBeGreaterThan(on);
      }
    }
    expect(byBus).toBeGreaterThan(EVENINGS / 4);
  });

  test('no later bus goes back without a change', () => {
    for (const { evening: each, journey } of all) {
      const { back, legs } = journey;
      if (rides(back).length === 0) continue;
      const [{ to: lot }] = legs;
      const venue = legs.at(-1)?.to ?? lot;
      const date = (each.event.eventDatetime ?? '').slice(0, 10).replaceAll('-', '');
      const midnight = midnightOf(date);
      const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
      for (const { calls, weekdays } of trips.values()) {
        if (weekdays[weekday] !== true) continue;
        for (const [index, call] of calls.entries()) {
          const leave = midnight + call.departs * 1000 - walk(venue, call);
          if (walk(venue, call) > 15 * MINUTE || leave <= back.departAt) continue;
          const late = calls
            .slice(index + 1)
            .filter(
              (end) =>
                walk(end, lot) <= 15 * MINUTE &&
                midnight + end.arrives * 1000 + walk(end, lot) - leave < walk(venue, lot),
            );
          expect(late).toEqual([]);
        }
      }
    }
  });

  test('the same seed and time give the same answer', async () => {
    const [first] = evenings;
    expect((await madeEvening(0))?.answer).toEqual(first?.answer);
  });
});
