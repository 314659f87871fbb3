import type { StyleSpecification } from 'maplibre-gl';

import type { Theme } from '../../lib/colors/theme.ts';
import { importChunk } from '../../lib/loading/ChunkLoadError.ts';

/** Time limit for a style, in milliseconds. */
const TIME_LIMIT = 10_000;

/** An empty, transparent style, so that data can be drawn without a basemap. */
export const PLAIN_GROUND: StyleSpecification = { version: 8, sources: {}, layers: [] };

/** A `pmtiles://` URL in the JSON of a style's sources, of a source or of its tiles. */
const ARCHIVE = /"pmtiles:\/\/((?:(?!\/\{z\})[^"])+)/g;

function isStyle(json: unknown): json is StyleSpecification {
  return (
    typeof json === 'object' &&
    json !== null &&
    'version' in json &&
    json.version === 8 &&
    'sources' in json &&
    typeof json.sources === 'object' &&
    json.sources !== null &&
    'layers' in json &&
    Array.isArray(json.layers)
  );
}

/** Makes a style's URL absolute and keeps placeholders such as `{z}`. */
function absolute(address: string, base: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

const isString = (value: unknown): value is string => typeof value === 'string';

/**
 * Makes the URLs of a style's sources, glyphs, fonts and sprite absolute, because MapLibre resolves
 * relative ones against its worker's script.
 *
 * @param base the URL that they are relative to
 */
export function withAbsoluteAddresses(style: StyleSpecification, base: string): StyleSpecification {
  const sources = Object.entries(style.sources).map(([id, source]) => {
    const whole = { ...source };
    if ('url' in whole && isString(whole.url)) whole.url = absolute(whole.url, base);
    if ('tiles' in whole && whole.tiles) {
      whole.tiles = whole.tiles.map((tile) => absolute(tile, base));
    }
    if ('data' in whole && isString(whole.data)) whole.data = absolute(whole.data, base);
    return [id, whole] as const;
  });
  const fontFaces = Object.entries(style['font-faces'] ?? {}).map(([name, faces]) => [
    name,
    isString(faces)
      ? absolute(faces, base)
      : faces.map((face) => ({ ...face, url: absolute(face.url, base) })),
  ]);
  return {
    ...style,
    sources: Object.fromEntries(sources),
    ...(fontFaces.length > 0 ? { 'font-faces': Object.fromEntries(fontFaces) } : {}),
    ...(style.glyphs ? { glyphs: absolute(style.glyphs, base) } : {}),
    ...(isString(style.sprite) ? { sprite: absolute(style.sprite, base) } : {}),
  };
}

/**
 * Reads a basemap's style.
 *
 * @param address the URL of a MapLibre style, or of an archive after `pmtiles://`
 * @param base the URL that a relative address is relative to
 * @throws ChunkLoadError if the code that reads archives can't be loaded; Error if
 *   there is no response within 10 s, the response is an HTTP error, or it is not a style
 */
export async function readBasemap(
  address: string,
  { theme, base, signal }: { theme: Theme; base: string; signal: AbortSignal },
): Promise<StyleSpecification> {
  if (address.startsWith('pmtiles://')) {
    const { pmtilesStyle } = await importChunk(() => import('./pmtiles.ts'));
    return pmtilesStyle(address.slice('pmtiles://'.length), { theme, base });
  }
  const url = new URL(address, base);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
  const response = await fetch(url.href, { signal: limited });
  if (!response.ok) throw new Error(`HTTP ${response.status} for the basemap's style`);
  const json: unknown = await response.json();
  if (!isStyle(json)) throw new Error("The basemap's style is not a MapLibre style");
  const archives = [...JSON.stringify(json.sources).matchAll(ARCHIVE)];
  if (archives.length > 0) {
    const { readArchive } = await importChunk(() => import('./pmtiles.ts'));
    for (const [, archive = ''] of archives) readArchive(archive);
  }
  return withAbsoluteAddresses(json, url.href);
}
