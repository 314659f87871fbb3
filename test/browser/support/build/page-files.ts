import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import * as z from 'zod/mini';

const PAGE = fileURLToPath(new URL('../../../../dist/page/', import.meta.url));

/** A chunk in Vite's manifest. */
const Chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  css: z._default(z.array(z.string()), []),
  imports: z._default(z.array(z.string()), []),
});

const manifest = () =>
  z.parse(
    z.record(z.string(), Chunk),
    JSON.parse(readFileSync(`${PAGE}.vite/manifest.json`, 'utf8')),
  );

/**
 * The scripts and styles that the browser loads before it runs the entries: the entries and
 * everything that they import statically.
 *
 * @param entries names of source files, as in Vite's manifest, or of chunks
 * @returns paths under the page's origin, without a leading slash
 */
export function filesToStart(...entries: string[]): Set<string> {
  const chunks = manifest();
  const found = new Set<string>();
  const take = (name: string) => {
    // The page's own entry is in the chunk `page`, so that the manifest doesn't list it.
    const chunkName = name === 'index.html' ? 'page' : name;
    const chunk = chunks[name] ?? Object.values(chunks).find((one) => one.name === chunkName);
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const style of chunk.css) found.add(style);
    chunk.imports.forEach(take);
  };
  entries.forEach(take);
  return found;
}

/**
 * Matches the URL of a chunk's script.
 *
 * @throws Error if the build has no such chunk: a test that blocks or counts its requests would test nothing
 */
export function scriptNamed(name: string): RegExp {
  if (!Object.values(manifest()).some((chunk) => chunk.name === name))
    throw new Error(`the build has no ${name}`);
  return new RegExp(`/assets/${name}-[0-9a-z]{8}\\.js$`);
}

/** The entries of MapLibre's map: what opens it, and its worker. */
const WORKER = 'node_modules/maplibre-gl/src/source/worker.ts';
const MAP = ['src/map/openMap.ts', WORKER] as const;

/** The entries of the parts of the page that work without a map. */
const WITHOUT_MAP = [
  'index.html',
  'rider',
  'src/audiences/rider/map/RiderMap.tsx',
  'kiosk',
  'embed',
  'src/audiences/embed/map/EmbedMap.tsx',
] as const;

/** The paths of the scripts and styles that only the map needs, with a leading slash. */
export function mapFiles(): Set<string> {
  const others = filesToStart(...WITHOUT_MAP);
  return new Set(
    [...filesToStart(...MAP)].filter((file) => !others.has(file)).map((file) => `/${file}`),
  );
}

/** The paths of the scripts that the map's worker loads, with a leading slash. */
export const workerFiles = (): Set<string> =>
  new Set([...filesToStart(WORKER)].map((file) => `/${file}`));

/** The text of each script of the built page, by path. */
export function builtScripts(): Map<string, string> {
  const files = new Set(Object.values(manifest()).map(({ file }) => file));
  return new Map(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(PAGE + file, 'utf8')]),
  );
}

/**
 * Finds chunks that import one another in a circle. One of them runs first, and what it needs from the
 * others is still undefined.
 *
 * @returns the names of the first circle found, or an empty list
 */
export function circleOfChunks(): readonly string[] {
  const chunks = manifest();
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): readonly string[] => {
    const { name = key, imports = [] } = chunks[key] ?? {};
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(key)) return [];
    done.add(key);
    return (
      imports.map((next) => visit(next, [...path, name])).find(({ length }) => length > 0) ?? []
    );
  };
  return (
    Object.keys(chunks)
      .map((key) => visit(key, []))
      .find(({ length }) => length > 0) ?? []
  );
}

const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The size of the inline scripts in index.html, in bytes (brotli 11). */
export function bootScriptBytes(): number {
  const html = readFileSync(`${PAGE}index.html`, 'utf8');
  const scripts = [...html.matchAll(/<script>([\s\S]+?)<\/script>/g)].map(([script]) => script);
  if (scripts.length !== 2) throw new Error('the page has no boot script');
  return brotliBytes(scripts.join(''));
}

/** The size of a built file as it is sent, in bytes: that of the copy that the build has compressed (brotli 11). */
export function sentBytes(file: string): number {
  const copy = `${PAGE}${file}.br`;
  // The smallest files have no copy. Compressing MapLibre again takes two seconds.
  return existsSync(copy) ? statSync(copy).size : brotliBytes(readFileSync(PAGE + file));
}
