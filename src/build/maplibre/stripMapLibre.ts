import type { Plugin } from 'vite';

import { isPageBuild } from '../page-files.ts';

/** A rule of a style sheet: its selectors and its declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** The parts of MapLibre that the page has its own of, or none. */
const UNUSED = /\.maplibregl-(ctrl|popup|marker|user-location)/;

const EMPTY_BLOCK = /@[^{};]+\{\s*\}/g;

/** Removes the rules of MapLibre's controls, popups and markers from its style sheet. */
export const withoutControls = (css: string): string =>
  css
    .replace(RULE, (_rule, selectors: string, declarations: string) => {
      const used = selectors.split(',').filter((selector) => !UNUSED.test(selector));
      return used.length === 0 ? '' : `${used.join(',')}{${declarations}}`;
    })
    .replace(EMPTY_BLOCK, '');

/** Source files of MapLibre that run only for options which the page's map does not set, and what they export. */
const UNUSED_FILES: Readonly<Record<string, string>> = {
  'ui/control/attribution_control': 'AttributionControl',
  'ui/control/logo_control': 'LogoControl',
  'ui/hash': 'Hash',
  'webgl/draw/draw_debug': 'drawDebugPadding drawDebug selectDebugSource',
};

/** The default options of a control that the map doesn't have. */
const DEFAULT_OPTIONS = 'defaultAttributionControlOptions';

const pathInSource = (id: string) => /\/maplibre-gl\/src\/(.*)\.ts$/.exec(id)?.[1] ?? '';

/**
 * Replaces a source file of MapLibre by one with the same exports, which throw when they are used.
 *
 * @param path as in `UNUSED_FILES`
 * @throws if the file exports other names, as it may in another version of MapLibre
 */
export function emptied(path: string, source: string): string {
  const names = (UNUSED_FILES[path] ?? '').split(' ');
  const exported = [...source.matchAll(/^export (?:class|function|const) (\w+)/gm)]
    .flatMap(([, name = '']) => name)
    .filter((name) => name !== DEFAULT_OPTIONS);
  if (names.join(' ') !== exported.join(' '))
    throw new Error(`MapLibre's ${path} exports ${exported.join(' ')}`);
  return [
    `export const ${DEFAULT_OPTIONS} = {};`,
    ...names.map((name) => `export function ${name}() { throw new Error('${name} is left out'); }`),
  ].join('\n');
}

/**
 * Removes what the page does not use from MapLibre: its controls and their styles, most of which are pictures,
 * the position in the URL's hash, what it draws for debugging, and everything in its package.json but the
 * version. The build fails if one of these files is not found.
 */
export function stripMapLibre(): Plugin {
  const left = new Set(Object.keys(UNUSED_FILES));
  return {
    name: 'curbside:no-map-controls',
    apply: isPageBuild,
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/maplibre-gl\/(package\.json|dist\/maplibre-gl\.css|src\/(ui|webgl)\/.*\.ts)$/,
      },
      handler(code, id) {
        if (id.endsWith('.css')) return withoutControls(code);
        if (id.endsWith('.ts')) {
          const path = pathInSource(id);
          if (!(path in UNUSED_FILES)) return null;
          left.delete(path);
          return emptied(path, code);
        }
        const { version }: { version: string } = JSON.parse(code);
        return JSON.stringify({ version });
      },
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        this.error(`MapLibre has no ${[...left].join(', ')}`);
    },
  };
}
