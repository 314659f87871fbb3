import { describe, expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import {
  allVehicles,
  matchVehicles,
  NOW_SECONDS,
  onlyVehicle,
} from '../../support/realtime/matchVehicles.ts';
import { LAT, lonAt, smallSnapshot } from '../../support/realtime/small-snapshot.ts';

const routesOf = (match: ReturnType<typeof matchVehicles>) =>
  ['3', '7'].map((routeID) => match.ofRoute(routeID).length);

describe('route', () => {
  test("S7: a vehicle is on its trip's route, even if the feed names another", () => {
    expect(routesOf(matchVehicles([{ tripID: 'lap', routeID: 'R3' }]))).toEqual([0, 1]);
  });

  test.each(['R3', 'R3-night', '3'])('S7: without a trip it is on the route %s', (routeID) => {
    const match = matchVehicles([{ tripID: 'unknown', routeID }]);
    expect(match.trips).toEqual({ inService: 1, withoutTrip: 1 });
    expect(match.ofRoute('3')).toMatchObject([{ direction: '', nextStop: '' }]);
  });

  test('S7: without a trip ID, route, start time and direction name the trip', () => {
    const start = { routeID: 'R3', startTime: '12:30:00', startDate: '20261120' };
    const match = matchVehicles([{ ...start, directionID: 1, stopID: 's1' }]);
    expect(onlyVehicle(match)).toMatchObject({ direction: 'Mill', nextStop: 'Park' });
  });

  test('S7: a start time that fits trips with other stops names no trip', () => {
    const start = { routeID: 'R3', startTime: '12:30:00', directionID: 0, stopID: 's1' };
    expect(onlyVehicle(matchVehicles([start])).direction).toBe('');
  });

  test('S7: a start on a day without service names no trip', () => {
    const start = { routeID: 'R3', startTime: '12:30:00', directionID: 1 };
    const match = matchVehicles([{ ...start, startDate: '20261121' }]);
    expect(match.trips.withoutTrip).toBe(1);
    expect(onlyVehicle(match).nextStop).toBe('');
  });

  test('S7: a vehicle without trip and route is left out and counted', () => {
    const match = matchVehicles([{}, { routeID: 'R99' }, { tripID: 'unknown' }]);
    expect([match.matched, match.leftOut.withoutRoute]).toEqual([0, 3]);
  });
});

describe('destination', () => {
  test("S7: the direction is the trip's destination as the route lists it", () => {
    const match = matchVehicles([{ tripID: 'out' }, { tripID: 'back' }]);
    expect(allVehicles(match).map(({ direction }) => direction)).toEqual(['Harbor Point', 'Mill']);
  });

  test('S7: where the headsign changes during the trip, it is the one at the next stop', () => {
    const directionAt = (stopSequence: number, status = 2) =>
      onlyVehicle(matchVehicles([{ tripID: 'return', stopSequence, status }])).direction;
    expect([directionAt(20), directionAt(20, 1), directionAt(30), directionAt(50, 1)]).toEqual([
      'Harbor Point',
      'Mill',
      'Mill',
      'Mill',
    ]);
  });
});

test('F42: an added trip has the destination of its direction, if most trips of the direction have one', () => {
  const added = (directionID: number) =>
    onlyVehicle(matchVehicles([{ tripID: 'x_1', routeID: 'R3', directionID }])).direction;
  expect(added(1)).toBe('Mill');
  // Of its two trips, one changes its headsign on the way.
  expect(added(0)).toBe('');
  expect(added(2)).toBe('');
});

describe('vehicle ID', () => {
  const idOf = (id: string | undefined, label: string | undefined) =>
    allVehicles(
      matchVehicles([
        {
          tripID: 'out',
          entityID: 'entity',
          ...(id === undefined ? {} : { id }),
          ...(label === undefined ? {} : { label }),
        },
      ]),
    ).map(({ vehicleID }) => vehicleID);

  test('S7: it is the label, else the ID', () => {
    expect([idOf('17', 'Bus 5'), idOf('17', ' '), idOf('0017', undefined)]).toEqual([
      ['Bus 5'],
      ['17'],
      ['0017'],
    ]);
  });

  const idsOf = (vehicles: Parameters<typeof matchVehicles>[0]) =>
    matchVehicles(vehicles)
      .ofRoute('3')
      .map(({ vehicleID }) => vehicleID);

  test("F13: without a descriptor it is the entity's, or else the trip's", () => {
    expect(idsOf([{ tripID: 'out', id: '', entityID: '17' }])).toEqual(['17']);
    const numbered0 = ['out', 'out2'].map((tripID) => ({ tripID, id: '', entityID: '0' }));
    expect(idsOf(numbered0.slice(0, 1))).toEqual(['0']);
    expect(idsOf([...numbered0, { tripID: 'out', id: 'x', entityID: '0' }])).toContain('out');
    const match = matchVehicles([{ tripID: '', routeID: '3', id: '', entityID: '' }]);
    expect([match.matched, match.leftOut.withoutID]).toEqual([0, 1]);
  });

  test('F13: a label that several buses have is no ID', () => {
    const bus = (id: string) => ({ tripID: 'out', id, label: '1' });
    expect(idsOf([bus('b1'), bus('b2'), bus('b3')])).toEqual(['b1', 'b2', 'b3']);
    expect(idsOf([bus('b1'), { ...bus('b2'), label: '2' }])).toEqual(['1', '2']);
  });

  test('F13: an ID that more than two buses have is none, and of a bus that is sent twice the newest counts', () => {
    const bus = (entityID: string) => ({ tripID: 'out', id: '0', entityID });
    expect(idsOf([bus('e1'), bus('e2'), bus('e3')])).toEqual(['e1', 'e2', 'e3']);
    expect(idsOf([bus('e1'), bus('e2')])).toEqual(['0']);
  });

  test('F14: a poll that brings an older position of a bus changes nothing', () => {
    const matcher = createTripMatcher(smallSnapshot());
    const positionAt = (now: number, age: number, meters: number) => {
      const vehicle = {
        tripID: 'out',
        id: '7',
        lat: LAT,
        lon: lonAt(meters),
        timestamp: now - age,
      };
      const message = decodeFeedMessage(encodeFeedMessage({ timestamp: now }, [vehicle]));
      const match = runSteps(matcher.matchSteps(message, { now: now * 1000 }));
      return match.ofRoute('3').map(({ lon }) => lon);
    };
    const [newest] = positionAt(NOW_SECONDS, 2, 400);
    expect(positionAt(NOW_SECONDS + 15, 77, 100)).toEqual([newest]);
    expect(positionAt(NOW_SECONDS + 30, 2, 500)).not.toEqual([newest]);
    expect(positionAt(NOW_SECONDS + 600, 170, 100)).not.toEqual([newest]);
  });

  test('S7: of two vehicles with one ID the newest counts', () => {
    const at = (seconds: number, stopSequence: number) => ({
      id: '7',
      tripID: 'out',
      timestamp: NOW_SECONDS - seconds,
      stopSequence,
    });
    const match = matchVehicles([at(60, 20), at(10, 30), at(30, 40)]);
    expect(onlyVehicle(match).nextStop).toBe('School');
    expect(match.leftOut.duplicate).toBe(2);
  });
});

describe('flags', () => {
  const flagsOf = (vehicle: object, flags = {}) =>
    onlyVehicle(matchVehicles([{ tripID: 'return', ...vehicle }], { flags }));

  test('S7: a flag that vehicle, trip and settings all lack is unknown', () => {
    expect(flagsOf({})).toMatchObject({
      wifiAccess: undefined,
      bikeRack: undefined,
      wheelChairLift: undefined,
      wheelChairAccessible: undefined,
    });
  });

  test("S7: a flag is the vehicle's, else the trip's, else that of the settings", () => {
    const settings = { wifiAccess: true, bikeRack: true, wheelChairAccessible: true };
    expect(flagsOf({}, settings)).toMatchObject(settings);
    expect(flagsOf({ tripID: 'back' }, settings)).toMatchObject({
      wifiAccess: true,
      bikeRack: false,
      wheelChairAccessible: false,
    });
    expect(flagsOf({ tripID: 'back', wheelchair: 2 }).wheelChairAccessible).toBe(true);
    expect(flagsOf({ tripID: 'out', wheelchair: 3 }, settings)).toMatchObject({
      wheelChairAccessible: false,
      bikeRack: true,
    });
    expect(flagsOf({ tripID: 'out', wheelchair: 1 }).wheelChairAccessible).toBe(true);
  });
});
