import type { StyleSpecification } from 'maplibre-gl';

import { fingerprint } from '../../lib/fingerprint.ts';
import type { Scene } from '../scene/createScene.ts';

/**
 * Fingerprints of the layers of Curbside's own styles. A test validates these styles. If one of them changes,
 * the test fails and prints the fingerprint to put here.
 */
const CHECKED: ReadonlySet<string> = new Set([
  'r3czxk-1w5qn1t-qoj',
  '1inn86-1j5kv9k-qoj',
  '623xnz-1izmt9i-1pr',
  'lg474l-4srgmt-1pr',
]);

/** Whether a test has validated these layers. MapLibre must validate those of any other style. */
export const areChecked = (layers: StyleSpecification['layers']): boolean =>
  CHECKED.has(fingerprint(JSON.stringify(layers)));

/** The part of a MapLibre map that is used here. */
interface StyledMap {
  setStyle(style: StyleSpecification, options: { diff: boolean; validate: boolean }): unknown;
}

/** Gives styles to the map and notices when it can't load one. */
interface StyleSetter {
  /** Replaces the map's style by a basemap's style with the scene in it. */
  set(map: StyledMap, basemap: StyleSpecification): void;
  /** The style has loaded, or no longer needs to: the map was removed or lost its context. */
  settle(): void;
}

/** @param onReject called when the map could not load a style, after the error was reported */
export function styleSetter(scene: Scene, onReject: (error: Error) => void): StyleSetter {
  /** The style that the map is loading now. Each call of `set` makes a new object. */
  let loading: StyleSpecification | null = null;
  return {
    set(map, basemap) {
      const style = scene.onStyle(basemap);
      loading = style;
      // A check takes MapLibre 0.2 s on a slow phone.
      map.setStyle(style, { diff: false, validate: !areChecked(basemap.layers) });
      // MapLibre loads the style in the next frame, or not at all.
      requestAnimationFrame(() => {
        if (loading !== style) return;
        loading = null;
        const error = new Error("The basemap's style can't be drawn");
        reportError(error);
        onReject(error);
      });
    },
    settle() {
      loading = null;
    },
  };
}
