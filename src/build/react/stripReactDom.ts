import type { Plugin } from 'vite';

import { isPageBuild } from '../page-files.ts';
import { UNUSED_FEATURES } from './features.ts';
import { removeFeatures } from './removeFeatures.ts';

/** The features to remove, by the end of a module's ID. */
const FEATURES = Object.entries(UNUSED_FEATURES).map(
  ([file, features]) => [`/node_modules/${file}`, Object.values(features)] as const,
);

/** Removes what the page does not use from React, React DOM and its scheduler (decision 0037). */
export function stripReactDom(): Plugin {
  return {
    name: 'curbside:client-only',
    apply: isPageBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
      handler(code, id) {
        const [, features] = FEATURES.find(([file]) => id.endsWith(file)) ?? [];
        return features === undefined ? undefined : removeFeatures(code, features);
      },
    },
  };
}
