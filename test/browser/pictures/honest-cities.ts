import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { elementAt } from '../../../src/service/sources/demo/elementAt.ts';
import { demoSnapshot, demoTimetable } from '../../../src/service/sources/demo/snapshot.ts';
import { busesAt, type BusOnTrip } from '../../../src/service/sources/demo/transit/busesAt.ts';
import { pointAlong } from '../../../src/service/sources/demo/transit/demoMessage.ts';
import { supply } from '../../support/cities/supply.ts';
import { NOON } from '../../support/moment/moment.ts';
import { encodeFeedMessage, type FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';
import { followCity } from '../../support/times/openLiveCity.ts';

const MINUTE = 60_000;
const snapshot = demoSnapshot();
const patternOf = ({ trip }: BusOnTrip) =>
  elementAt(snapshot.patterns, elementAt(snapshot.trips.patterns, trip));

/** Where a bus is seen, some meters ahead of its place. */
const seen = (bus: BusOnTrip, at: number, ahead = 0): FeedVehicle => ({
  id: bus.bus.vehicleID,
  tripID: elementAt(snapshot.trips.ids, bus.trip),
  startDate: bus.date,
  ...pointAlong(patternOf(bus).line, Math.max(0, bus.meters + ahead)),
  timestamp: at / 1000,
});

/** The bus that something happens to, at noon: it has left the third stop of its trip, and the sixth is not the last. */
const BUS = busesAt(NOON, 1).find(
  (bus) => bus.stop >= 3 && bus.stop + 3 < patternOf(bus).stops.length,
);
if (BUS === undefined) throw new Error('no bus is on its way at noon');
const OTHERS = (at: number) =>
  busesAt(at, 1).flatMap((bus) => (bus.bus.vehicleID === BUS.bus.vehicleID ? [] : [seen(bus, at)]));
const TURNED = busesAt(NOON, 1).find(({ bus, trip }) => bus !== BUS.bus && trip !== BUS.trip);

/** Two stops ahead of the bus. */
export const HONEST_STOP =
  snapshot.stops[elementAt(patternOf(BUS).stops, BUS.stop + 2)]?.stopID ?? '';

/** What is seen of the bus, by the minutes before noon: nothing more, or a place that contradicts its trip. */
const CASES = {
  'has not been seen': {},
  'was lost': { 3: [seen(BUS, NOON - 3 * MINUTE, -400)] },
  'is early': { 0: [seen(BUS, NOON, 500)] },
  'turned into another trip': {
    1: [seen(BUS, NOON - MINUTE)],
    0: [
      {
        ...seen(BUS, NOON),
        tripID: TURNED === undefined ? 'x' : elementAt(snapshot.trips.ids, TURNED.trip),
      },
    ],
  },
  'has another one on its trip': {
    0: [seen(BUS, NOON), { ...seen(BUS, NOON, -1500), id: 'second' }],
  },
  'is on the wrong trip': Object.fromEntries(
    [6, 4, 2, 1, 0].map((minutes) => [
      minutes,
      [{ ...seen(BUS, NOON - minutes * MINUTE), lat: 43.65, lon: -91.97 }],
    ]),
  ),
} satisfies Record<string, Readonly<Record<number, readonly FeedVehicle[]>>>;

const demo = createDemoCity();

/** Follows the city from six minutes before noon. */
function followed(positions: Readonly<Record<number, readonly FeedVehicle[]>>) {
  const city = followCity(snapshot, demoTimetable(), { hasEstimates: true });
  for (const minutes of [6, 4, 3, 2, 1, 0]) {
    const at = NOON - minutes * MINUTE;
    const vehicles = [...OTHERS(at), ...(positions[minutes] ?? [])];
    const numbered = vehicles.map((one, index) => ({ ...one, entityID: `${index}` }));
    city.see([encodeFeedMessage({ timestamp: at / 1000 }, numbered)], at);
  }
  return city;
}

/**
 * The demo city, whose times are worked out from such positions. Not before they are read: every process with tests
 * loads this file.
 */
function cityWith(positions: Readonly<Record<number, readonly FeedVehicle[]>>): Source {
  let city: ReturnType<typeof followed> | undefined;
  return {
    ...demo,
    times: {
      ...demo.times,
      arrivals: supply(async (query, now) => {
        city ??= followed(positions);
        return city.agency.arrivals(query, now);
      }),
    },
  };
}

/** Cities in which a bus is not where its trip says, by what happens to it (T11). */
export const HONEST_CITIES: readonly (readonly [what: string, source: Source])[] = Object.entries(
  CASES,
).map(([what, positions]) => [what, cityWith(positions)]);
