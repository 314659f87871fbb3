import type { Settings } from '../../contract/settings/settings.ts';
import { STATIC_CACHE_CONTROL } from '../cache-control.ts';
import { JSON_TYPE, withEtag, errorResponse } from '../responses.ts';
import type { SourceBasemap } from '../Source.ts';
import { createStyle, DEEPEST_TILES, DEFAULT_ATTRIBUTION, type TileSet } from './style.ts';

export type Theme = 'light' | 'dark';

const TILE = /^\/basemap\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt$/;
const DEEPEST_ZOOM = 22;

/**
 * The tiles that the style draws: those of the settings, else those of the source, which are on this
 * origin. Their URLs have no host, because the request's Host header is not trustworthy and a shared
 * cache could serve the response to everyone.
 */
function tileSetOf(
  { tiles, attribution }: Settings['basemap'],
  basemap: SourceBasemap | undefined,
): TileSet | undefined {
  if (tiles === undefined) {
    if (basemap === undefined) return undefined;
    const { minzoom, maxzoom } = basemap;
    const template = '/basemap/{z}/{x}/{y}.mvt';
    return { tiles: [template], minzoom, maxzoom, attribution: basemap.attribution };
  }
  // In a source, MapLibre prefers the style's attribution to that of a TileJSON.
  if (!tiles.includes('{z}')) return { url: tiles, ...(attribution && { attribution }) };
  return {
    tiles: [tiles],
    minzoom: 0,
    maxzoom: DEEPEST_TILES,
    attribution: attribution ?? DEFAULT_ATTRIBUTION,
  };
}

/**
 * Answers `/basemap/light.json` and `/basemap/dark.json`: a MapLibre style for the tiles in the
 * settings or of the source, or a plain background if there are none.
 */
export function basemapStyle(
  request: Request,
  { settings, basemap }: { settings: Settings['basemap']; basemap: SourceBasemap | undefined },
  theme: Theme,
): Response {
  return withEtag(request, {
    body: JSON.stringify(createStyle(theme, tileSetOf(settings, basemap))),
    type: JSON_TYPE,
    cacheControl: STATIC_CACHE_CONTROL,
  });
}

interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export function tileAddress(path: string): TileAddress | null {
  const [, z, x, y] = TILE.exec(path)?.map(Number) ?? [];
  if (z === undefined || x === undefined || y === undefined) return null;
  const exists = z <= DEEPEST_ZOOM && x < 2 ** z && y < 2 ** z;
  return exists ? { z, x, y } : null;
}

/** Answers a tile request. Outside the city, the tile is empty and the response still succeeds. */
export async function basemapTile(
  request: Request,
  basemap: SourceBasemap | undefined,
  { z, x, y }: TileAddress,
): Promise<Response> {
  if (basemap === undefined) return errorResponse('This basemap has no tiles', 404);
  return withEtag(request, {
    body: (await basemap.tile(z, x, y)) ?? new Uint8Array(0),
    type: 'application/vnd.mapbox-vector-tile',
    cacheControl: STATIC_CACHE_CONTROL,
  });
}
