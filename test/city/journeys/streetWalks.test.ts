import type { Position } from 'geojson';
import { expect, test } from 'vitest';

import { STREET_WALKS } from '../../../src/city/journeys/streetWalks.ts';
import { journeyLines } from '../../../src/features/journeys/map/journeyLines.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { aWalk, aJourney } from '../../support/journeys/journeys-answer.ts';
import { aTiledMap } from '../../support/page/aTiledMap.ts';

const FROM = { lat: 43, lon: -89 };
const CORNER = placeAt(FROM, 90, 300);
const TO = placeAt(CORNER, 0, 400);
const WALK = aWalk({ from: FROM, to: TO, meters: 500 });

const STREETS = aTiledMap({
  querySourceFeatures: (_source, { sourceLayer }) =>
    sourceLayer === 'transportation'
      ? [
          {
            properties: { class: 'minor' },
            geometry: {
              type: 'LineString',
              coordinates: [FROM, CORNER, TO].map(({ lat, lon }): Position => [lon, lat]),
            },
          },
        ]
      : [],
});

const known = () => STREET_WALKS.of(STREET_WALKS.get(), WALK);
const drawn = () =>
  journeyLines(
    aJourney(WALK),
    () => '#000',
    () => undefined,
    (walk) => STREET_WALKS.of(STREET_WALKS.get(), walk)?.line,
  ).features[0]?.geometry;

test('J9: a walk follows the streets once the map has all of them, and until then it is straight', () => {
  const straight = {
    type: 'LineString',
    coordinates: [
      [FROM.lon, FROM.lat],
      [TO.lon, TO.lat],
    ],
  };
  const lacking = [
    aTiledMap(),
    aTiledMap({ ...STREETS, getStyle: () => undefined }),
    aTiledMap({ ...STREETS, getZoom: () => 13.9 }),
    aTiledMap({ ...STREETS, areTilesLoaded: () => false }),
    aTiledMap({
      ...STREETS,
      getBounds: () => ({ ...STREETS.getBounds(), getEast: () => CORNER.lon - 0.02 }),
    }),
  ];
  for (const map of lacking) {
    expect(STREET_WALKS.find(map, [WALK])).toBe(true);
    expect(known()).toBeUndefined();
    expect(drawn()).toEqual(straight);
  }
  let told = 0;
  const leave = STREET_WALKS.subscribe(() => (told += 1));
  expect(STREET_WALKS.find(STREETS, [WALK])).toBe(false);
  expect(STREET_WALKS.find(STREETS, [WALK])).toBe(false);
  leave();
  expect(told).toBe(1);
  expect(Math.round(known()?.meters ?? 0)).toBe(700);
  expect(drawn()).toMatchObject({ coordinates: { length: 3 } });
});

test('J9: a short walk that fills the map has the streets beyond its edges, which are in the same tiles', () => {
  const end = placeAt(CORNER, 0, 80);
  const walk = aWalk({ from: placeAt(CORNER, 270, 80), to: end });
  // Some pixels around the walk, which are fewer than the meters that must be known.
  const view = {
    getWest: () => walk.from.lon - 0.0001,
    getSouth: () => walk.from.lat - 0.0001,
    getEast: () => end.lon + 0.0001,
    getNorth: () => end.lat + 0.0001,
  };
  const isLeft = (zoom: number, maxzoom?: number) =>
    STREET_WALKS.find(
      aTiledMap({
        ...STREETS,
        getBounds: () => view,
        getZoom: () => zoom,
        getSource: () => (maxzoom === undefined ? {} : { maxzoom }),
      }),
      [walk],
    );
  expect(isLeft(18)).toBe(true);
  expect(isLeft(18, 14)).toBe(false);
  expect(Math.round(STREET_WALKS.of(STREET_WALKS.get(), walk)?.meters ?? 0)).toBe(160);
});

test('J9: a walk without a path in the tiles stays straight, and is not looked for again', () => {
  const walk = aWalk({ from: placeAt(FROM, 180, 5_000), to: placeAt(FROM, 180, 5_500) });
  expect(STREET_WALKS.find(STREETS, [walk])).toBe(false);
  expect(STREET_WALKS.of(STREET_WALKS.get(), walk)).toBeUndefined();
});

test('J9: the walks of the last ways are kept, and no more', () => {
  const far = (index: number) =>
    aWalk({ from: placeAt(TO, 90, index * 10), to: placeAt(TO, 0, 999) });
  STREET_WALKS.find(
    STREETS,
    Array.from({ length: 80 }, (_, index) => far(index)),
  );
  expect(STREET_WALKS.get().size).toBe(50);
});
