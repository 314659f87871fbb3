import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { RouteDocument } from '../../../../src/contract/documents/route-document.ts';
import { LotsAnswer } from '../../../../src/contract/parking/parking-lot.ts';
import { parseSettings } from '../../../../src/contract/settings/parseSettings.ts';
import { textColorOn } from '../../../../src/lib/colors/color.ts';
import { bearingBetween, metersBetween, type Place } from '../../../../src/lib/geo/distance.ts';
import { placeOnLine, type LineCoordinates } from '../../../../src/lib/geo/shapes/line.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import buses from '../../../../src/service/sources/demo/data/buses.json' with { type: 'json' };
import { demoSnapshot } from '../../../../src/service/sources/demo/snapshot.ts';
import { contrast } from '../../../support/checks/contrast.ts';
import { allVehicles, city, directions, grouped, WEDNESDAY_NOON } from './the-city.ts';

const stops = (await city.stops.read(null, WEDNESDAY_NOON)).value;
const { routes } = demoSnapshot();
const byID = grouped(stops, ({ stopID }) => stopID);

/** Meters from the middle of the street to a stop on the right of it. Negative on the left. */
function metersRight(line: LineCoordinates, stop: Place): number {
  const along = placeOnLine(line, stop)?.along ?? 0;
  let start = 0;
  for (const [index, [lon, lat]] of line.entries()) {
    const [nextLon, nextLat] = line[index + 1] ?? [lon, lat];
    const [from, to] = [
      { lat, lon },
      { lat: nextLat, lon: nextLon },
    ];
    const end = start + metersBetween(from, to);
    if (end >= along) {
      const turn = ((bearingBetween(from, stop) - bearingBetween(from, to)) * Math.PI) / 180;
      return metersBetween(from, stop) * Math.sin(turn);
    }
    start = end;
  }
  return Number.NaN;
}

describe('the demo city', () => {
  test('S5: has 12 or more routes, with stops in both directions', () => {
    expect(routes.length).toBeGreaterThanOrEqual(12);
    for (const { routeID, destinations } of city.city.routes) {
      expect(destinations).toHaveLength(2);
      const served = stops.filter((stop) => stop.routeID === routeID);
      expect(new Set(served.map(({ destination }) => destination))).toEqual(new Set(destinations));
    }
  });

  test('S5: has short and long routes', () => {
    const lengths = directions.map(({ length }) => length);
    expect(Math.min(...lengths)).toBeLessThan(6000);
    expect(Math.max(...lengths)).toBeGreaterThan(14_000);
  });

  test('S5: has route IDs of two digits, some with a leading zero, and one with a letter', () => {
    const routeIDs = routes.map(({ routeID }) => routeID);
    expect(new Set(routeIDs).size).toBe(routeIDs.length);
    expect(routeIDs.filter((routeID) => /^0\d$/.test(routeID)).length).toBeGreaterThan(2);
    expect(routeIDs.filter((routeID) => /^[A-Z]$/.test(routeID)).length).toBeGreaterThan(0);
    expect(routeIDs.every((routeID) => /^(\d\d|[A-Z])$/.test(routeID))).toBe(true);
  });

  test('S5: has about 500 stops, each with four digits, some with leading zeros', () => {
    expect(byID.size).toBeGreaterThan(450);
    expect(byID.size).toBeLessThan(560);
    for (const stopID of byID.keys()) expect(stopID).toMatch(/^\d{4}$/);
    expect([...byID.keys()].some((stopID) => stopID.startsWith('00'))).toBe(true);
  });

  test('S5: names stops after two streets, and a few transfer points by their own name', () => {
    const names = new Set(stops.map(({ intersection }) => intersection));
    const ownNames = [...names].filter((name) => !/^\S.* & .*\S$/.test(name));
    expect(ownNames).toContain('South Transfer Point');
    expect(ownNames.length).toBeLessThan(10);
    for (const name of names) {
      const [first, second] = name.split(' & ');
      expect(first).not.toBe(second);
    }
  });

  test('a stop that several routes serve has one ID and one place', () => {
    let shared = 0;
    for (const same of byID.values()) {
      const places = same.map(({ latitude, longitude, intersection }) =>
        [latitude, longitude, intersection].join(),
      );
      expect(new Set(places).size).toBe(1);
      if (new Set(same.map(({ routeID }) => routeID)).size > 1) shared += 1;
    }
    expect(shared).toBeGreaterThan(50);
  });

  test('a stop is at the curb on the right, not in the middle of the street', () => {
    const [first] = directions;
    if (first === undefined) throw new Error('no route');
    const toTheRight = first.stops.slice(1, -1).map((stop) => metersRight(first.line, stop));
    expect(toTheRight.length).toBeGreaterThan(10);
    expect(Math.min(...toTheRight)).toBeGreaterThan(5);
    expect(Math.max(...toTheRight)).toBeLessThan(16);
  });

  test('destinations contain spaces, & and -, like real ones', () => {
    const destinations = directions.map(({ destination }) => destination);
    for (const sign of [' ', '&', '-']) {
      expect(destinations.some((destination) => destination.includes(sign))).toBe(true);
    }
  });

  test('another seed gives other lots and events in the same city', async () => {
    const other = createDemoCity({ seed: 2 });
    expect((await other.stops.read(null, WEDNESDAY_NOON)).value).toEqual(stops);
    const lots = (await other.lots.read(null, WEDNESDAY_NOON)).value;
    expect(lots).toHaveLength(18);
    expect(lots).not.toEqual((await city.lots.read(null, WEDNESDAY_NOON)).value);
    expect(createDemoCity({ seed: 2 })).toBe(other);
  });

  test('its data depends only on the time, not on earlier requests', async () => {
    const then = await allVehicles(WEDNESDAY_NOON);
    const lots = (await city.lots.read(null, WEDNESDAY_NOON)).value;
    await allVehicles(WEDNESDAY_NOON + 86_400_000);
    await city.lots.read(null, WEDNESDAY_NOON + 86_400_000);
    expect(await allVehicles(WEDNESDAY_NOON)).toEqual(then);
    expect((await city.lots.read(null, WEDNESDAY_NOON)).value).toEqual(lots);
  });

  test('its settings are valid', () => {
    const { city: place, routes: ofSettings, operators } = city.city;
    const parsed = parseSettings({
      service: { baseUrl: '', key: 'demo' },
      city: place,
      routes: ofSettings,
      operators,
    });
    expect(parsed).toHaveProperty('settings.city.name', 'Port Linden');
  });

  test('S20: each route’s document is small: a line for each direction, and its stops in order', async () => {
    expect(JSON.stringify(city.city.routes)).not.toContain('coordinates');
    const stops = (await city.stops.read(null, 0)).value;
    for (const routeID of await city.routeIDs(0)) {
      const document = z.parse(RouteDocument, (await city.routeDocument.read(routeID, 0)).value);
      expect(gzipSync(JSON.stringify(document)).length).toBeLessThan(3000);
      expect(document.line?.type).toBe('MultiLineString');
      expect(document.line?.coordinates).toHaveLength(2);
      const order = document.directions.flatMap(({ stops: ids }) => ids);
      const ofRoute = stops.filter((stop) => stop.routeID === routeID);
      expect(order).toEqual(ofRoute.map(({ stopID }) => stopID));
    }
    expect((await city.routeDocument.read('99', 0)).value).toBeNull();
  });

  test('S20: each route’s document has the days on which it runs', async () => {
    const daysOf = async (routeID: string) =>
      (await city.routeDocument.read(routeID, WEDNESDAY_NOON)).value?.serviceDates ?? [];
    expect(await daysOf('01')).toHaveLength(14);
    expect(await daysOf('70')).toHaveLength(10);
    expect(await daysOf('70')).not.toContain('2026-11-21');
  });

  test('each trip of its snapshot is the work of one bus', () => {
    const ofBuses = buses.flatMap(({ trips: [first = 0, end = 0] }) =>
      Array.from({ length: end - first }, (_, index) => first + index),
    );
    expect(ofBuses).toEqual([...demoSnapshot().trips.ids.keys()]);
    expect(new Set(demoSnapshot().trips.ids).size).toBe(ofBuses.length);
  });

  test('R1: its route colors differ and are readable behind text', () => {
    const colors = city.city.routes.map(({ color }) => color);
    expect(new Set(colors).size).toBe(routes.length);
    for (const color of colors) {
      expect(contrast(color, textColorOn(color))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, '#f0ede6')).toBeGreaterThanOrEqual(3);
    }
  });

  test('its stops are within the city, and its lots pass the contract unchanged', async () => {
    const { center } = city.city.city;
    for (const { latitude, longitude } of stops) {
      expect(metersBetween(center, { lat: latitude, lon: longitude })).toBeLessThan(8500);
    }
    const lots = [...(await city.lots.read(null, WEDNESDAY_NOON)).value];
    const wire = JSON.stringify(z.encode(LotsAnswer, { lots, dropped: 0 }));
    expect(z.parse(LotsAnswer, JSON.parse(wire))).toEqual({ lots, dropped: 0 });
  });
});
