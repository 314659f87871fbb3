import type { Feature, Geometry } from 'geojson';
import { expect, test } from 'vitest';

import { namesInTiles } from '../../../../src/audiences/rider/search/namesInTiles.ts';

type TileFeature = Pick<Feature, 'properties' | 'geometry'>;

const NEAR = { lat: 43.07, lon: -89.4 };
const point = (lon: number, lat: number): Geometry => ({ type: 'Point', coordinates: [lon, lat] });
const named = (name: unknown, geometry: Geometry, more: object = {}): TileFeature => ({
  properties: { name, ...more },
  geometry,
});

const mapOf = (layers: Readonly<Record<string, readonly TileFeature[]>>) => ({
  getStyle: () => ({ sources: { streets: { type: 'vector' }, stops: { type: 'geojson' } } }),
  querySourceFeatures: (source: string, { sourceLayer }: { sourceLayer: string }) =>
    source === 'streets' ? (layers[sourceLayer] ?? []) : [named('Ours', point(0, 0))],
});

test('J5a: places, streets and districts of the map’s tiles have a name, a kind and a point', () => {
  const street: Geometry = {
    type: 'LineString',
    coordinates: [
      [-89.41, 43.07],
      [-89.4, 43.07],
      [-89.39, 43.07],
    ],
  };
  const map = mapOf({
    transportation_name: [named('Grand Ave', street)],
    poi: [named('City Hall', point(-89.38, 43.07), { class: 'town_hall' })],
    place: [named('Tannery', point(-89.37, 43.06), { class: 'neighbourhood' })],
  });
  expect(namesInTiles(map, NEAR).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { kind: 'place', name: 'City Hall', place: { lat: 43.07, lon: -89.38 } },
    { kind: 'street', name: 'Grand Ave', place: { lat: 43.07, lon: -89.4 } },
    { kind: 'area', name: 'Tannery', place: { lat: 43.06, lon: -89.37 } },
  ]);
});

test('J5a: a street of several tiles is one, at its nearest part', () => {
  const parts: Geometry = {
    type: 'MultiLineString',
    coordinates: [
      [
        [-89.6, 43],
        [-89.5, 43],
      ],
      [
        [-89.42, 43.07],
        [-89.41, 43.07],
      ],
    ],
  };
  const far: Geometry = { type: 'LineString', coordinates: [[-90, 43]] };
  const map = mapOf({
    transportation_name: [named('Oak St', far), named('Oak St', parts), named('Oak St', far)],
  });
  expect(namesInTiles(map, NEAR)).toEqual([
    { kind: 'street', name: 'Oak St', place: { lat: 43.07, lon: -89.41 } },
  ]);
});

test('J5a: stops, countries and what has no name or no line are left out, and a dense city is bounded', () => {
  const many = Array.from({ length: 6_000 }, (_, nth) => named(`Shop ${nth}`, point(-89.4, 43)));
  const map = mapOf({
    poi: [
      named('Main St at 1st', point(-89.4, 43), { class: 'bus' }),
      named(undefined, point(-89.4, 43)),
      named(7, point(-89.4, 43)),
      named('x'.repeat(101), point(-89.4, 43)),
      named('An area', { type: 'Polygon', coordinates: [] }),
      named('No line', { type: 'LineString', coordinates: [] }),
      ...many,
    ],
    place: [named('Nowhere', point(-89.4, 43), { class: 'country' })],
  });
  const found = namesInTiles(map, NEAR);
  expect(found).toHaveLength(5_000);
  expect(found.every(({ name }) => name.startsWith('Shop'))).toBe(true);
});
