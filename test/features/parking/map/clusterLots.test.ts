import { describe, expect, test } from 'vitest';

import type { ListedLot } from '../../../../src/features/parking/listLots.ts';
import { clusterLots } from '../../../../src/features/parking/map/clusterLots.ts';
import {
  lotClusterLayers,
  clusteredLots,
} from '../../../../src/features/parking/map/lot-cluster-layers.ts';
import { lotMarkerStyle } from '../../../../src/features/parking/map/lot-marker-style.ts';
import { aLot } from '../../../support/builders.ts';
import { listedLots } from '../../../support/feeds/listed-lots.ts';

const at = (name: string, lat: number, lng: number, openSpots: number | null = 301) =>
  aLot({ name, shortName: name, openSpots, coordinates: { lat, lng } });
const list = (...lots: ReturnType<typeof aLot>[]) =>
  listedLots(lots, ({ name }) => (name === 'b' ? 'now' : null));
const styleOf = (lot: ListedLot) => lotMarkerStyle(lot, String, 'light', false);
const names = (lots: readonly ListedLot[], zoom: number) =>
  clusterLots(lots, zoom).map((cluster) => cluster.lots.map(({ lot }) => lot.name).join(''));

// One hundredth of a degree of longitude is 29 pixels at zoom 11, 15 at zoom 10.
const lots = list(
  at('a', 43.07, -89.4, 0),
  at('b', 43.07, -89.39, 3),
  at('c', 43.07, -89.2),
  aLot({ name: 'nowhere', coordinates: null }),
);

describe('lots at low zoom', () => {
  test('C17: lots whose markers would overlap share one marker', () => {
    expect(names(lots, 11)).toEqual(['a', 'b', 'c']);
    expect(names(lots, 10)).toEqual(['ab', 'c']);
    expect(names(lots, 5)).toEqual(['abc']);
  });

  test('C17: a shared marker shows the number of lots and the best band', () => {
    const { points, images } = clusteredLots(lots, styleOf);
    const icons = points.features
      .filter(({ properties }) => properties?.['level'] === 10)
      .map(({ properties }) => String(properties?.['icon']));
    expect(icons).toEqual(['far-2-lot/light/few/now//', 'far-1-lot/light/plenty/none//']);
    expect(images.map(({ id }) => id)).toEqual(expect.arrayContaining(icons));
  });

  test('C17: each low zoom has exactly one layer, and zooms with counts have none', () => {
    const layers = lotClusterLayers('lots').filter(({ type }) => type === 'symbol');
    for (const zoom of [0, 7.5, 8.2, 9, 10.9, 11.5])
      expect(
        layers.filter(({ minzoom = 0, maxzoom = 24 }) => zoom >= minzoom && zoom < maxzoom),
      ).toHaveLength(1);
    expect(layers.every(({ maxzoom = 24 }) => maxzoom <= 12)).toBe(true);
  });
});
