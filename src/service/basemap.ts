import { STATIC_CACHE_CONTROL } from './cache-control.ts';
import { JSON_TYPE, withEtag, errorResponse } from './responses.ts';
import type { SourceBasemap } from './Source.ts';

export type Theme = 'light' | 'dark';

const TILE = /^\/basemap\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt$/;
const DEEPEST_ZOOM = 22;

/** Background colors for a city without street data. */
const PLAIN_GROUND: Record<Theme, string> = { light: '#f2f0eb', dark: '#1c1f24' };

function plainStyle(theme: Theme): unknown {
  return {
    version: 8,
    name: `Plain ground, ${theme}`,
    sources: {},
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': PLAIN_GROUND[theme] } },
    ],
  };
}

/**
 * Answers `/basemap/light.json` and `/basemap/dark.json`: a MapLibre style, or a plain background if
 * the source has no basemap. Tile URLs have no host, because the request's Host header is not
 * trustworthy and a shared cache could serve the response to everyone.
 */
export function basemapStyle(
  request: Request,
  basemap: SourceBasemap | undefined,
  theme: Theme,
): Response {
  const style = basemap?.style(theme, '/basemap') ?? plainStyle(theme);
  return withEtag(request, {
    body: JSON.stringify(style),
    type: JSON_TYPE,
    cacheControl: STATIC_CACHE_CONTROL,
  });
}

interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tile address in a path, or null if the path has none. */
export function tileAddress(path: string): TileAddress | null {
  const [, z, x, y] = TILE.exec(path)?.map(Number) ?? [];
  if (z === undefined || x === undefined || y === undefined) return null;
  const exists = z <= DEEPEST_ZOOM && x < 2 ** z && y < 2 ** z;
  return exists ? { z, x, y } : null;
}

/** Answers a tile request. Outside the city, the tile is empty and the response still succeeds. */
export function basemapTile(
  request: Request,
  basemap: SourceBasemap | undefined,
  { z, x, y }: TileAddress,
): Response {
  if (basemap === undefined) return errorResponse('This basemap has no tiles', 404);
  return withEtag(request, {
    body: basemap.tile(z, x, y) ?? new Uint8Array(0),
    type: 'application/vnd.mapbox-vector-tile',
    cacheControl: STATIC_CACHE_CONTROL,
  });
}
