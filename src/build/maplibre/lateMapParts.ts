import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { isPageBuild } from '../page-files.ts';
import { LATE_FILES } from './late-map-files.ts';

const FILES = Object.values(LATE_FILES).flat();

/** After the path of a late file: the file itself. Without it, the path means its stand-in. */
const LATE = '?late';
/** The chunk with all late files: what `import` names, and the module. */
const ALL = 'virtual:late-map-parts';
const RESOLVED = '\0late-map-parts';

/** No file of ours has a default export, so a test does not expect these two words in one. */
const DEFAULT = 'default';

const pathInSource = (id: string) => /\/maplibre-gl\/src\/(.*)\.ts$/.exec(id)?.[1] ?? '';

/**
 * Returns a module with the exports of one of MapLibre's source files and an export `complete`, which takes the
 * file itself. Until then its functions do nothing and its classes are empty, so that a test with `instanceof`
 * is false.
 *
 * @param path of the file, for the error
 * @throws if the file exports something else than functions and classes, or a text by default
 */
export function standIn(path: string, source: string): string {
  if (/^export\sdefault '/m.test(source))
    return `let text = '';\nexport { text as ${DEFAULT} };\nexport const complete = (file) => { text = file.default; };`;
  const found = [...source.matchAll(/^export (?:abstract )?(class|function) (\w+)/gm)];
  const named = (kind: string) => found.flatMap(([, one, name = '']) => (one === kind ? name : []));
  const classes = named('class');
  const listed = /^export \{([^}]*)\};?$/m.exec(source)?.[1] ?? '';
  const functions = [...named('function'), ...(listed.match(/\w+/g) ?? [])];
  if (classes.length + functions.length === 0)
    throw new Error(`MapLibre's ${path} exports neither functions nor classes`);
  return [
    'let file;',
    ...classes.map((name) => `export let ${name} = class {};`),
    ...functions.map(
      (name) => `export function ${name}(...values) { return file?.${name}(...values); }`,
    ),
    `export const complete = (loaded) => { file = loaded; ${classes.map((name) => `${name} = file.${name}; `).join('')}};`,
  ].join('\n');
}

/** An entry of MapLibre's list of shaders. */
const PREPARED = /^ {4}(\w+): prepare\((\w+), (\w+)\)/gm;

/**
 * Makes MapLibre prepare each shader when it is used, because some have not loaded before.
 *
 * @throws if the list is not found, as it may be in another version of MapLibre
 */
export function withLatePreparation(source: string): string {
  if ((source.match(PREPARED) ?? []).length < 30)
    throw new Error("MapLibre's shaders are not found");
  return source.replace(PREPARED, '    get $1() { return prepare($2, $3); }');
}

/**
 * Makes a chunk of what MapLibre draws only for some styles: a globe, terrain, sky, hillshade, heatmaps, buildings,
 * pictures. It is 20 kB (br) that no map with our own styles needs. Each of its files is replaced by a stand-in, and
 * `loadLateMapParts` in src/map/basemap loads the files and completes the stand-ins.
 */
export function lateMapParts(): Plugin {
  let folder = '';
  const left = new Set(FILES);
  return {
    name: 'curbside:late-map-parts',
    apply: isPageBuild,
    enforce: 'pre',
    async buildStart() {
      const manifest = await this.resolve('maplibre-gl/package.json');
      folder = manifest?.id.replace(/package\.json$/, 'src/') ?? '';
    },
    resolveId: {
      order: 'pre',
      filter: { id: /^\.{1,2}\/|^virtual:late-map-parts$/ },
      async handler(id, importer, options) {
        if (id === ALL) return RESOLVED;
        // A late file imports another one itself, not its stand-in.
        if (importer?.endsWith(LATE) !== true) return null;
        const found = await this.resolve(id, importer.slice(0, -LATE.length), { ...options });
        return found && FILES.includes(pathInSource(found.id)) ? found.id + LATE : found;
      },
    },
    load: {
      filter: {
        id: /^\0late-map-parts$|\?late$|\/src\/map\/basemap\/loadLateMapParts\.ts$/,
      },
      handler(id) {
        if (id === RESOLVED)
          return FILES.map(
            (file, at) => `export * as file${at} from '${folder}${file}.ts${LATE}';`,
          ).join('\n');
        if (id.endsWith(LATE)) return readFileSync(id.slice(0, -LATE.length), 'utf8');
        return [
          ...FILES.map(
            (file, at) => `import { complete as complete${at} } from '${folder}${file}.ts';`,
          ),
          'export async function loadLateMapParts() {',
          `  const files = await import('${ALL}');`,
          ...FILES.map((_file, at) => `  complete${at}(files.file${at});`),
          '}',
        ].join('\n');
      },
    },
    transform: {
      filter: { id: /\/maplibre-gl\/src\/.*\.ts$/ },
      handler(code, id) {
        const path = pathInSource(id);
        if (path === 'shaders/shaders') return withLatePreparation(code);
        if (!FILES.includes(path)) return null;
        left.delete(path);
        return standIn(path, code);
      },
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        this.error(`MapLibre has no ${[...left].join(', ')}`);
    },
  };
}
