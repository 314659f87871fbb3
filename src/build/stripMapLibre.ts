import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

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

/**
 * Removes what the page does not use from MapLibre: the styles of its controls, most of which are pictures,
 * and everything in its package.json but the version.
 */
export function stripMapLibre(): Plugin {
  return {
    name: 'curbside:no-map-controls',
    apply: isPageBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/maplibre-gl\/(package\.json|dist\/maplibre-gl\.css)$/ },
      handler(code, id) {
        if (id.endsWith('.css')) return withoutControls(code);
        const { version }: { version: string } = JSON.parse(code);
        return JSON.stringify({ version });
      },
    },
  };
}
