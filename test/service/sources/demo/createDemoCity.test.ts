import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../../../src/contract/parking-lot.ts';
import { parseSettings } from '../../../../src/contract/parseSettings.ts';
import { RouteDocument } from '../../../../src/contract/route-document.ts';
import { textColorOn } from '../../../../src/lib/colors/color.ts';
import { metersBetween } from '../../../../src/lib/geo/distance.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { createGround } from '../../../../src/service/sources/demo/ground/ground.ts';
import { createRoutes } from '../../../../src/service/sources/demo/transit/routes.ts';
import { contrast } from '../../../support/checks/contrast.ts';
import { allVehicles, city, ground, grouped, routes, WEDNESDAY_NOON } from './the-city.ts';

const stops = (await city.stops.read(null, WEDNESDAY_NOON)).value;
const byID = grouped(stops, ({ stopID }) => stopID);

/** The visible parts of the routes. */
const drawn = (all: typeof routes) =>
  all.map(({ directions }) =>
    directions.map(({ destination, line, stops: ofLine }) => [destination, line.path, ofLine]),
  );

describe('the demo city', () => {
  test('S5: has 12 or more routes, with stops in both directions', () => {
    expect(routes.length).toBeGreaterThanOrEqual(12);
    for (const { plan } of routes) {
      const served = stops.filter(({ routeID }) => routeID === plan.routeID);
      expect(new Set(served.map(({ destination }) => destination))).toEqual(
        new Set(plan.destinations),
      );
    }
  });

  test('S5: has short and long routes', () => {
    const lengths = routes.map(({ directions }) => directions[0].line.length);
    expect(Math.min(...lengths)).toBeLessThan(6000);
    expect(Math.max(...lengths)).toBeGreaterThan(14_000);
  });

  test('S5: has route IDs of two digits, some with a leading zero, and one with a letter', () => {
    const routeIDs = routes.map(({ plan }) => plan.routeID);
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
    const [first] = routes;
    if (first === undefined) throw new Error('no route');
    const { line, stops } = first.directions[0];
    const between = stops.slice(1, -1);
    expect(between.length).toBeGreaterThan(10);
    for (const { stop, meters } of between) {
      const [dx, dy] = line.directionAt(meters);
      const [x, y] = line.pointAt(meters);
      const toTheRight = (stop.at[0] - x) * dy - (stop.at[1] - y) * dx;
      expect(toTheRight).toBeGreaterThan(5);
      expect(toTheRight).toBeLessThan(16);
    }
  });

  test('destinations contain spaces, & and -, like real ones', () => {
    const destinations = routes.flatMap(({ plan }) => plan.destinations);
    for (const sign of [' ', '&', '-']) {
      expect(destinations.some((destination) => destination.includes(sign))).toBe(true);
    }
  });

  test('the same seed gives the same city, and another seed gives another', async () => {
    const again = createRoutes(createGround(1));
    expect(drawn(again)).toEqual(drawn(routes));
    const other = createDemoCity({ seed: 2 });
    expect((await other.stops.read(null, WEDNESDAY_NOON)).value).not.toEqual(stops);
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

  test.each([2, 3, 11, 4711])('the city of seed %i is complete too', async (seed) => {
    const other = createDemoCity({ seed });
    const count = new Set(
      (await other.stops.read(null, WEDNESDAY_NOON)).value.map(({ stopID }) => stopID),
    ).size;
    expect(count).toBeGreaterThan(420);
    expect(count).toBeLessThan(600);
    expect((await other.lots.read(null, WEDNESDAY_NOON)).value).toHaveLength(18);
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

  test('no local street is in the water; only main roads have bridges', () => {
    const wet = ground.network.blocks.filter(
      ({ street, path }) =>
        street.class === 'local' && path.some((point) => ground.mask.at(point) === 1),
    );
    expect(wet).toEqual([]);
  });
});
