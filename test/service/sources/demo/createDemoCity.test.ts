import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../../../src/contract/parking-lot.ts';
import { parseSettings } from '../../../../src/contract/parseSettings.ts';
import { textColorOn } from '../../../../src/lib/color.ts';
import { contrast } from '../../../support/contrast.ts';
import { metersBetween } from '../../../../src/lib/geo/distance.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { createGround } from '../../../../src/service/sources/demo/ground/ground.ts';
import { createRoutes } from '../../../../src/service/sources/demo/transit/routes.ts';
import { allVehicles, city, ground, grouped, routes, WEDNESDAY_NOON } from './the-city.ts';

const stops = await city.stops(WEDNESDAY_NOON);
const byID = grouped(stops, ({ stopID }) => stopID);

/** All of the routes that is seen. */
const drawn = (all: typeof routes) =>
  all.map(({ directions }) =>
    directions.map(({ destination, line, stops: ofLine }) => [destination, line.path, ofLine]),
  );

describe('the made city', () => {
  test('S5: has 12 or more routes, with a stop in each direction of each', () => {
    expect(routes.length).toBeGreaterThanOrEqual(12);
    for (const { plan } of routes) {
      const served = stops.filter(({ routeID }) => routeID === plan.routeID);
      expect(new Set(served.map(({ destination }) => destination))).toEqual(
        new Set(plan.destinations),
      );
    }
  });

  test('S5: its routes are of several lengths', () => {
    const lengths = routes.map(({ directions }) => directions[0].line.length);
    expect(Math.min(...lengths)).toBeLessThan(6000);
    expect(Math.max(...lengths)).toBeGreaterThan(14_000);
  });

  test('S5: names routes by two digits, some with a leading zero, and one by a letter', () => {
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

  test('S5: names stops by two streets, and a few transfer points by their own name', () => {
    const names = new Set(stops.map(({ intersection }) => intersection));
    const ownNames = [...names].filter((name) => !/^\S.* & .*\S$/.test(name));
    expect(ownNames).toContain('South Transfer Point');
    expect(ownNames.length).toBeLessThan(10);
    for (const name of names) {
      const [first, second] = name.split(' & ');
      expect(first).not.toBe(second);
    }
  });

  test('a stop that several routes serve is one stop, at one place', () => {
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

  test('a stop stands at the kerb to the right of its line, not in the middle of the street', () => {
    const [first] = routes;
    if (first === undefined) throw new Error('no route');
    const { line, stops } = first.directions[0];
    const between = stops.slice(1, -1);
    expect(between.length).toBeGreaterThan(10);
    for (const { stop, meters: metres } of between) {
      const [dx, dy] = line.directionAt(metres);
      const [x, y] = line.pointAt(metres);
      const toTheRight = (stop.at[0] - x) * dy - (stop.at[1] - y) * dx;
      expect(toTheRight).toBeGreaterThan(5);
      expect(toTheRight).toBeLessThan(16);
    }
  });

  test('destinations hold spaces, & and -, as real ones do', () => {
    const destinations = routes.flatMap(({ plan }) => plan.destinations);
    for (const sign of [' ', '&', '-']) {
      expect(destinations.some((destination) => destination.includes(sign))).toBe(true);
    }
  });

  test('the same seed gives the same city, and another seed another one', async () => {
    const again = createRoutes(createGround(1));
    expect(drawn(again)).toEqual(drawn(routes));
    const other = createDemoCity({ seed: 2 });
    expect(await other.stops(WEDNESDAY_NOON)).not.toEqual(stops);
    expect(createDemoCity({ seed: 2 })).toBe(other);
  });

  test('what it answers depends on the moment alone, not on what was asked before', async () => {
    const then = await allVehicles(WEDNESDAY_NOON);
    const lots = await city.lots(WEDNESDAY_NOON);
    await allVehicles(WEDNESDAY_NOON + 86_400_000);
    await city.lots(WEDNESDAY_NOON + 86_400_000);
    expect(await allVehicles(WEDNESDAY_NOON)).toEqual(then);
    expect(await city.lots(WEDNESDAY_NOON)).toEqual(lots);
  });

  test.each([2, 3, 11, 4711])('the city of seed %i is whole too', async (seed) => {
    const other = createDemoCity({ seed });
    const count = new Set((await other.stops(WEDNESDAY_NOON)).map(({ stopID }) => stopID)).size;
    expect(count).toBeGreaterThan(420);
    expect(count).toBeLessThan(600);
    expect(await other.lots(WEDNESDAY_NOON)).toHaveLength(18);
  });

  test('what it says of itself is a valid settings document', () => {
    const { city: place, routes: ofSettings, operators } = city.city ?? {};
    const parsed = parseSettings({
      service: { baseUrl: '', key: 'demo' },
      city: place,
      routes: ofSettings,
      operators,
    });
    expect(parsed).toHaveProperty('settings.city.name', 'Port Linden');
  });

  test('its lines are small on the wire, one for each direction', () => {
    const lines = city.city?.routes.map(({ line }) => line) ?? [];
    expect(lines).toHaveLength(routes.length);
    expect(gzipSync(JSON.stringify(lines)).length).toBeLessThan(8000);
    for (const line of lines) {
      expect(line?.type).toBe('MultiLineString');
      expect(line?.coordinates).toHaveLength(2);
    }
  });

  test('R1: the colours of its routes differ and carry text', () => {
    const colors = city.city?.routes.map(({ color }) => color) ?? [];
    expect(new Set(colors).size).toBe(routes.length);
    for (const color of colors) {
      expect(contrast(color, textColorOn(color))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, '#f0ede6')).toBeGreaterThanOrEqual(3);
    }
  });

  test('its stops and lots lie within the city, and its lots pass the contract unchanged', async () => {
    const centre = city.city?.city.center ?? { lat: 0, lon: 0 };
    for (const { latitude, longitude } of stops) {
      expect(metersBetween(centre, { lat: latitude, lon: longitude })).toBeLessThan(8500);
    }
    const lots = [...(await city.lots(WEDNESDAY_NOON))];
    const wire = JSON.stringify(z.encode(LotsAnswer, { lots, dropped: 0, drifted: 0 }));
    expect(z.parse(LotsAnswer, JSON.parse(wire))).toEqual({ lots, dropped: 0, drifted: 0 });
  });

  test('no street runs in the water but on a bridge of a main road', () => {
    const wet = ground.network.blocks.filter(
      ({ street, path }) =>
        street.class === 'local' && path.some((point) => ground.mask.at(point) === 1),
    );
    expect(wet).toEqual([]);
  });
});
