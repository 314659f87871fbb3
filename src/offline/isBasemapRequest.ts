/** The part of a request that is needed here. */
interface TileRequest {
  readonly url: URL;
  /** Whether the URL is on this worker's own origin. */
  readonly sameOrigin: boolean;
  /** The request's mode, such as `cors`. */
  readonly mode: string;
}

/** The end of a vector tile's path: its zoom, column and row. */
const VECTOR_TILE = /\/\d{1,2}\/\d{1,8}\/\d{1,8}(\.(pbf|mvt))?$/;

/**
 * Whether a request is for a part of the basemap: a file in this origin's `/basemap/`, the TileJSON
 * document, or a vector tile on the host of `tilesUrl`. On other hosts only requests with CORS count:
 * each opaque response takes megabytes of the origin's storage quota.
 *
 * @param tilesUrl the setting `basemap.tiles`: an absolute URL, or a path on this origin. Undefined if
 *   the setting is missing, or until the worker has read the settings.
 */
export function isBasemapRequest(
  { url, sameOrigin, mode }: TileRequest,
  tilesUrl: string | undefined,
): boolean {
  if (sameOrigin && url.pathname.startsWith('/basemap/')) return true;
  if (tilesUrl === undefined) return false;
  const tiles = new URL(tilesUrl, url);
  const isTileHost = tilesUrl.startsWith('/') ? sameOrigin : tiles.origin === url.origin;
  const isPart = tiles.href === url.href || VECTOR_TILE.test(url.pathname);
  return isTileHost && isPart && (sameOrigin || mode === 'cors');
}

/** `basemap.tiles` in the page's settings, or undefined. */
export function tilesUrlIn(settings: unknown): string | undefined {
  if (typeof settings !== 'object' || settings === null || !('basemap' in settings))
    return undefined;
  const { basemap } = settings;
  const isSet = typeof basemap === 'object' && basemap !== null && 'tiles' in basemap;
  return isSet && typeof basemap.tiles === 'string' ? basemap.tiles : undefined;
}
