import type { Page } from '@playwright/test';

import { hasRealTiles } from '../../../support/answers/vector-tiles.ts';
import { realCity } from '../../../support/cities/real-city.ts';
import { tileAnswer } from '../../../support/servers/tile-server.ts';
import { RIDER } from '../State.ts';
import type { State } from '../State.ts';

const ORIGIN = 'https://tiles.example.org';
const source = realCity(`${ORIGIN}/planet`);

/** Answers for the tile server. */
const withTiles = (page: Page) =>
  page.route(`${ORIGIN}/**`, async (route) => {
    const found = tileAnswer(ORIGIN, new URL(route.request().url()).pathname);
    await route.fulfill({
      status: found === null ? 404 : 200,
      headers: { 'access-control-allow-origin': '*', 'content-type': found?.type ?? 'text/plain' },
      body: Buffer.from(found?.body ?? ''),
    });
  });

/** A real city's streets at a camera. */
const streets = (name: string, query: string): State => ({
  name,
  query,
  source,
  sizes: RIDER,
  before: withTiles,
});

/**
 * Curbside's style on the streets of real cities: Paris, and at lower zooms the Ruhr. Without the real
 * tiles there is only the city whose tile server does not answer.
 */
export const REAL_TILES: readonly State[] = [
  ...(hasRealTiles
    ? [
        streets('real tiles', 'route=20&center=48.8745,2.340&zoom=14'),
        streets('real tiles at zoom 16', 'route=20&center=48.8727,2.3325&zoom=16'),
        streets('real tiles at zoom 13', 'center=51.51,7.465&zoom=13'),
        streets('real tiles at zoom 12', 'center=51.51,7.43&zoom=12'),
        streets('real tiles at zoom 11', 'center=51.56,7.03&zoom=11'),
      ]
    : []),
  {
    name: 'no tile server',
    query: 'route=20&center=48.8745,2.340&zoom=14',
    source,
    sizes: RIDER,
    without: /tiles\.example\.org/,
  },
];
