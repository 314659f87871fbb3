import { expect, test } from 'vitest';

import { stationRows } from '../../../../src/audiences/kiosk/station/bus-rows.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';

const stop = {
  stopID: '0100',
  intersection: 'Main & First',
  latitude: 43.07,
  longitude: -89.4,
  routes: ['01', '02'],
  destinations: [],
};

function bus(routeID: string, vehicleID: string, direction: string, stopsAway: number | null) {
  const [vehicle] = feedOf({ at: 0, vehicles: [busAt(0, { vehicleID, direction })] }).vehicles;
  if (vehicle === undefined) throw new Error('no vehicle');
  return { vehicle: { ...vehicle, routeID }, stop, stopsAway };
}

test('A48: the nearest bus comes first, and the routes of its destination follow it', () => {
  const rows = stationRows([
    bus('02', '1', 'Airport', 3),
    bus('01', '2', 'Lake', 2),
    bus('01', '3', 'Airport', 1),
    bus('01', '4', 'Airport', 5),
  ]);
  expect(
    rows.map(({ routeID, destination, nearest, later }) => [
      destination,
      routeID,
      nearest.stopsAway,
      later.map(({ stopsAway }) => stopsAway),
    ]),
  ).toEqual([
    ['Airport', '01', 1, [5]],
    ['Airport', '02', 3, []],
    ['Lake', '01', 2, []],
  ]);
});

test('A48: a bus at an unknown distance comes after all others', () => {
  const rows = stationRows([bus('01', '1', 'Lake', null), bus('02', '2', 'Airport', 12)]);
  expect(rows.map(({ destination }) => destination)).toEqual(['Airport', 'Lake']);
});
