import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../../src/contract/parking/special-event.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { supplyStops } from '../../../src/service/supplyStops.ts';
import { anEvent } from '../../support/builders.ts';
import { supply } from '../../support/cities/supply.ts';

const demo = createDemoCity();

/** The demo city with some methods replaced. */
const demoWith = (overrides: Partial<Source>): Source => ({ ...demo, ...overrides });

/** The demo city with each of its lots changed. */
const withLots = (change: (lot: ParkingLot, index: number) => ParkingLot): Source =>
  demoWith({
    lots: supply(async (_all, now) => (await demo.lots.read(null, now)).value.map(change)),
  });

const withEvents = (eventsOf: (lot: ParkingLot, index: number) => SpecialEvent[]): Source =>
  withLots((lot, index) => ({ ...lot, specialEvents: eventsOf(lot, index) }));

/** Every lot with a count is full. Lots without a count stay without one. */
export const FULL_CITY = withLots((lot) => ({
  ...lot,
  openSpots: lot.openSpots === null ? null : 0,
}));

/** The demo city's routes without stops, buses or lots: all answers are valid and empty. */
export const EMPTY_CITY = demoWith({
  stops: supply(async () => []),
  vehicles: supply(async () => []),
  lots: supply(async () => []),
});

export const WITHOUT_EVENTS = withEvents(() => []);

const SIX: readonly SpecialEvent[] = [
  anEvent({
    eventName: 'Winter Market Weekend',
    eventVenue: 'Courthouse Square',
    eventDatetime: '2026-11-20T09:00:00',
    parkingStartDatetime: '2026-11-20T06:00:00',
    parkingEndDatetime: '2026-11-22T20:00:00',
  }),
  anEvent({
    eventName: 'Harbor Lunch Concert',
    eventVenue: 'Landing Green',
    eventDatetime: '2026-11-20T12:00:00',
    parkingStartDatetime: '2026-11-20T11:30:00',
    parkingEndDatetime: '2026-11-20T13:30:00',
  }),
  anEvent({
    eventName: 'Regional Robotics Meet and Science Olympiad of the Lake Counties, Qualifying Round',
    eventVenue: 'Foundry Arena',
    eventDatetime: '2026-11-20T14:00:00',
    parkingStartDatetime: '2026-11-20T13:00:00',
    parkingEndDatetime: '2026-11-20T18:00:00',
  }),
  anEvent({
    eventName: "Women's Volleyball vs. Tamarack State",
    eventVenue: null,
    eventDatetime: '2026-11-20T19:00:00',
    parkingStartDatetime: null,
    parkingEndDatetime: null,
  }),
  anEvent({
    eventName: 'Lake Country Opera: La Bohème',
    eventVenue: 'Lantern Theatre',
    eventDatetime: '2026-11-20T19:30:00',
    parkingStartDatetime: '2026-11-20T17:00:00',
    parkingEndDatetime: '2026-11-20T22:30:00',
  }),
  anEvent({
    eventName: 'Midnight Movie Marathon',
    eventVenue: 'Lantern Theatre',
    eventDatetime: '2026-11-20T22:00:00',
    parkingStartDatetime: '2026-11-20T21:00:00',
    parkingEndDatetime: '2026-11-21T03:30:00',
  }),
];

/** Six events on one day: over several days, short, with a long name, without a parking window, past midnight. */
export const SIX_EVENTS = withEvents((_, index) => SIX.filter((_event, nth) => nth === index % 9));

export const MANY_ROUTE_IDS = Array.from({ length: 29 }, (_, index) => `${index + 40}`);

/** The ID of the demo city's route that one of the 29 routes copies. */
const likeOf = (routeID: string) => `0${1 + (Number(routeID) % 5)}`;

/** The demo city with 29 routes, each with two destinations of its own. */
export const MANY_ROUTES = demoWith({
  city: {
    ...demo.city,
    routes: MANY_ROUTE_IDS.map((routeID, index) => ({
      routeID,
      name: `Line ${routeID}`,
      color: ['#1a6fb5', '#b3261e', '#1f7a43', '#8a5300', '#6b3fa0'][index % 5] ?? '#1a6fb5',
    })),
  },
  routeIDs: async () => MANY_ROUTE_IDS,
  stops: supplyStops(async (now) => {
    const { value: stops } = await demo.stops.read(null, now);
    const value = MANY_ROUTE_IDS.flatMap((routeID) =>
      stops
        .filter((stop) => stop.routeID === likeOf(routeID))
        .map((stop, nth) => ({
          ...stop,
          routeID,
          destination: `${nth % 2 === 0 ? 'Harbor Terminal' : 'Airport'} ${routeID}`,
        })),
    );
    return { value, reportedAt: null };
  }),
  vehicles: {
    ...demo.vehicles,
    read: (routeID, now) => demo.vehicles.read(likeOf(routeID), now),
  },
});

const POLL = 10_000;
let polls = 0;

/** The demo city, whose buses move with every request. */
export const MOVING_CITY = demoWith({
  vehicles: supply(async (routeID: string, now) => {
    polls += 1;
    return (await demo.vehicles.read(routeID, now + polls * POLL)).value;
  }),
});
