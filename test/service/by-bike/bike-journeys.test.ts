import { describe, expect, test } from 'vitest';

import { type BikeStation, BikesAnswer } from '../../../src/contract/bikes/BikesAnswer.ts';
import { bikesFrom } from '../../../src/contract/bikes/bikesFrom.ts';
import { BikeJourneysAnswer } from '../../../src/contract/journeys/bike-journeys.ts';
import { JourneysAnswer } from '../../../src/contract/journeys/journeys.ts';
import { metersBetween, type Place } from '../../../src/lib/geo/distance.ts';
import { demoSnapshot } from '../../../src/service/sources/demo/snapshot.ts';
import { demoService } from '../../support/cities/demo-service.ts';
import { createRandom } from '../../support/journeys/random.ts';
import { runs } from '../../support/runs.ts';

const START = '2026-11-20T12:38:00-06:00';
const NOW = Date.parse(START);
const MINUTE = 60_000;
const service = demoService(START);
const { stops } = demoSnapshot();
const random = createRandom('bikes');

const text = ({ lat, lon }: Place) => `${lat.toFixed(5)},${lon.toFixed(5)}`;
const anyPlace = () => {
  const { lat = 0, lon = 0 } = stops[random(stops.length)] ?? {};
  return { lat: lat + 0.001, lon: lon + 0.001 };
};
const PAIRS = Array.from({ length: 60 }, () => [anyPlace(), anyPlace()] as const).filter(
  ([from, to]) => metersBetween(from, to) > 100,
);

const ask = (from: Place, to: Place, more = '') =>
  `/v1/getjourneys?key=k&from=${text(from)}&to=${text(to)}${more}`;
const byBike = async (from: Place, to: Place, more = '') =>
  service.read(BikeJourneysAnswer, ask(from, to, `&modes=bike${more}`));
const byBus = async (from: Place, to: Place, more = '') =>
  service.read(JourneysAnswer, ask(from, to, more));
const stationsNow = async () =>
  bikesFrom(await service.read(BikesAnswer, '/v1/getbikes?key=k')).stations;

const at = ({ latitude: lat, longitude: lon }: BikeStation): Place => ({ lat, lon });
const seconds = (meters: number, perMinute: number) =>
  Math.ceil((60 * 1.3 * meters) / perMinute - 1e-6);
const onFoot = (meters: number) => seconds(meters, 80);
const onBike = (meters: number) => 120 + seconds(meters, 14_000 / 60) + 60;

describe('V4: a rented bike to the first stop, from the last one, or all the way', () => {
  test('each way leads without a gap from a station with bikes to one with docks, whose counts it says', async () => {
    const stations = new Map((await stationsNow()).map((one) => [one.bikeID, one]));
    const isAsCounted = (one: BikeStation) =>
      JSON.stringify(one) === JSON.stringify(stations.get(one.bikeID));
    const kinds = new Set<string>();
    const wrong: unknown[] = [];
    for (const [from, to] of PAIRS)
      for (const journey of (await byBike(from, to)).journeys) {
        const { legs, departAt, arriveAt } = journey;
        const isWhole = legs[0]?.departAt === departAt && legs.at(-1)?.arriveAt === arriveAt;
        const hasGap = legs.some((leg, index) => {
          const next = legs[index + 1];
          if (leg.arriveAt <= leg.departAt) return true;
          if (next === undefined) return false;
          return next.departAt < leg.arriveAt || metersBetween(leg.to, next.from) >= 1;
        });
        const [bike, ...others] = legs.filter((leg) => leg.kind === 'bike');
        if (!isWhole || hasGap || bike === undefined || others.length > 0) {
          wrong.push(journey);
          continue;
        }
        const { pickUp, dropOff } = bike;
        const isKnown = isAsCounted(pickUp) && isAsCounted(dropOff);
        const hasRoom = (pickUp.bikes ?? 0) > 0 && (dropOff.docks ?? 0) > 0;
        const length = 1000 * onBike(metersBetween(at(pickUp), at(dropOff)));
        const isAsLong = bike.arriveAt - bike.departAt === length;
        const onBus = legs.findIndex(({ kind }) => kind === 'ride');
        const kind = onBus === -1 ? 'all the way' : onBus < legs.indexOf(bike) ? 'last' : 'first';
        kinds.add(kind);
        // Two minutes from the bike to the bus, as between two buses.
        const change = (legs[onBus]?.departAt ?? 0) - (legs[onBus - 1]?.arriveAt ?? 0);
        const isInTime = kind !== 'first' || change >= 2 * MINUTE;
        if (!isKnown || !hasRoom || !isAsLong || !isInTime) wrong.push(journey);
      }
    expect(wrong).toEqual([]);
    expect([...kinds].toSorted()).toEqual(['all the way', 'first', 'last']);
  });

  test('one is there as early as by any station, bike and bus that a second search finds', async () => {
    const stations = await stationsNow();
    const known = stations.filter(({ countedAt = 0 }) => NOW - countedAt <= 15 * MINUTE);
    const rented = known.filter(({ bikes = 0 }) => bikes > 0);
    const returned = known.filter(({ docks = 0 }) => docks > 0);
    let faster = 0;
    for (const station of rented.slice(0, runs(25).numRuns)) {
      const [from, to] = [{ ...at(station), lat: station.latitude + 0.0009 }, anyPlace()];
      let earliest = Math.min(
        ...(await byBus(from, to, '&walk=5')).journeys.map(({ arriveAt }) => arriveAt),
      );
      const ofBuses = earliest;
      for (const dropOff of returned) {
        // From each station one can be at by bike: on by bus, or on foot at the end.
        const ready = Math.min(
          ...rented.flatMap((pickUp) => {
            const [walked, ridden] = [
              onFoot(metersBetween(from, at(pickUp))),
              metersBetween(at(pickUp), at(dropOff)),
            ];
            const isUsable = walked <= 300 && ridden >= 500 && onBike(ridden) <= 1980;
            return isUsable ? [NOW + 1000 * (walked + onBike(ridden))] : [];
          }),
        );
        if (ready === Number.POSITIVE_INFINITY) continue;
        const left = onFoot(metersBetween(at(dropOff), to));
        if (left <= 300) earliest = Math.min(earliest, ready + 1000 * left);
        const onward = await byBus(
          at(dropOff),
          to,
          `&walk=5&at=${new Date(ready + 2 * MINUTE).toISOString()}`,
        );
        for (const { arriveAt, legs } of onward.journeys)
          if (legs.some(({ kind }) => kind === 'ride')) earliest = Math.min(earliest, arriveAt);
      }
      const { journeys } = await byBike(from, to, '&walk=5');
      const first = journeys.filter(({ legs }) => {
        const bus = legs.findIndex(({ kind }) => kind === 'ride');
        return bus === -1 || legs.findIndex(({ kind }) => kind === 'bike') < bus;
      });
      const found = Math.min(ofBuses, ...first.map(({ arriveAt }) => arriveAt));
      const best = Math.min(ofBuses, ...journeys.map(({ arriveAt }) => arriveAt));
      // A bike after the bus may be there sooner, which this second search doesn't look for.
      const isWorthIt = earliest <= ofBuses - 3 * MINUTE;
      expect(best).toBeLessThanOrEqual(isWorthIt ? earliest : ofBuses);
      expect(best < found || !isWorthIt ? earliest : found).toBe(earliest);
      if (found < ofBuses) faster += 1;
    }
    expect(faster).toBeGreaterThan(0);
  });

  test('a way gains three minutes over each one without a bike, and one by a time is there by then', async () => {
    const by = NOW + 50 * MINUTE;
    let count = 0;
    for (const [from, to] of PAIRS.slice(0, runs(60).numRuns)) {
      const time = `&arriveBy=true&at=${new Date(by).toISOString()}`;
      for (const [more, latest] of [
        ['', Number.POSITIVE_INFINITY],
        [time, by],
      ] as const) {
        const [bike, bus] = [await byBike(from, to, more), await byBus(from, to, more)];
        for (const journey of bike.journeys) {
          count += 1;
          const gains = bus.journeys.map(
            ({ departAt, arriveAt }) =>
              Math.max(0, journey.departAt - departAt) + Math.max(0, arriveAt - journey.arriveAt),
          );
          expect(Math.min(...gains)).toBeGreaterThanOrEqual(3 * MINUTE);
          expect(journey.departAt).toBeGreaterThanOrEqual(NOW - MINUTE);
          expect(journey.arriveAt).toBeLessThanOrEqual(latest);
          // Beyond the last bus that was looked for, others may be sooner.
          const rides = bus.journeys.filter(({ legs }) => legs.some(({ kind }) => kind === 'ride'));
          const isBefore = (ride: (typeof rides)[0]) =>
            more === time ? ride.departAt <= journey.departAt : ride.arriveAt >= journey.arriveAt;
          expect(rides.length === 0 || rides.some(isBefore)).toBe(true);
        }
      }
    }
    expect(count).toBeGreaterThan(3);
  });

  test('for tomorrow none is offered: nobody knows how many bikes there will be', async () => {
    const [from, to] = PAIRS[0] ?? [anyPlace(), anyPlace()];
    const answer = await byBike(from, to, '&at=2026-11-21T12:38:00-06:00');
    expect(answer).toMatchObject({ journeys: [], why: 'later' });
  });

  test.each([
    ['&modes=bike&needs=accessible', 'needs can not be asked for with modes=bike'],
    ['&modes=bike&needs=bike', 'needs can not be asked for with modes=bike'],
    ['&modes=bike&by=car', 'modes and by are two different ways'],
    ['&modes=car', 'modes "car" is invalid: it must be bike, or left out'],
  ])('%s is refused with a sentence', async (more, sentence) => {
    const [from, to] = PAIRS[0] ?? [anyPlace(), anyPlace()];
    expect(await service.json(ask(from, to, more))).toMatchObject({
      status: '-1',
      description: expect.stringContaining(sentence),
    });
  });
});
