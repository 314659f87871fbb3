import type { StyleSpecification } from 'maplibre-gl';

import type { Theme } from '../../lib/colors/theme.ts';
import { ChunkLoadError } from '../../lib/loading/ChunkLoadError.ts';
import { createRetries } from '../health/retries.ts';
import { PLAIN_GROUND } from './basemap.ts';

/** How long data waits for the basemap before it is drawn on an empty style, in milliseconds. */
const FALLBACK_DELAY = 1200;

interface BasemapOptions {
  /** Reads a style; rejects if it can't. */
  read: (address: string, theme: Theme, signal: AbortSignal) => Promise<StyleSpecification>;
  /** Replaces the style that is shown. */
  show: (style: StyleSpecification) => void;
  /** The style could not be read. It is tried again, except after a `ChunkLoadError`. */
  onFailure: (error: unknown) => void;
  onLoaded: () => void;
}

/** Loads the basemap's style and retries after failures. Data does not wait for it. */
export interface BasemapLoader {
  /** Loads another basemap. The old one stays until the new one has loaded. */
  load(address: string, theme: Theme): void;
  /** The style that is shown now, for a recreated map; null before the first. */
  shown(): StyleSpecification | null;
  /** The map could not load the style that is shown. Shows the one before it until a retry. */
  reject(error: Error): void;
  /** Runs a scheduled retry now. */
  retry(): void;
  stop(): void;
}

export function basemapLoader({ read, show, onFailure, onLoaded }: BasemapOptions): BasemapLoader {
  let shown: StyleSpecification | null = null;
  let before: StyleSpecification | null = null;
  let requested: { address: string; theme: Theme } | null = null;
  let reading: AbortController | null = null;
  /** A style that the map could not load, as JSON. It is not shown again until it changes. */
  let rejected: string | null = null;
  let fallbackTimer: ReturnType<typeof setTimeout> | undefined;
  const retries = createRetries(() => void readStyle());

  function display(style: StyleSpecification) {
    clearTimeout(fallbackTimer);
    before = shown;
    shown = style;
    show(style);
  }

  async function readStyle() {
    if (!requested) return;
    reading?.abort();
    reading = new AbortController();
    const { signal } = reading;
    try {
      const style = await read(requested.address, requested.theme, signal);
      if (signal.aborted) return;
      if (rejected !== null && JSON.stringify(style) === rejected)
        throw new Error('The basemap has not changed since it was rejected');
      rejected = null;
      retries.reset();
      display(style);
      onLoaded();
    } catch (error) {
      if (signal.aborted) return;
      if (!shown) display(PLAIN_GROUND);
      onFailure(error);
      if (!(error instanceof ChunkLoadError)) retries.schedule();
    }
  }

  return {
    load(address, theme) {
      requested = { address, theme };
      rejected = null;
      retries.reset();
      clearTimeout(fallbackTimer);
      if (!shown) fallbackTimer = setTimeout(() => display(PLAIN_GROUND), FALLBACK_DELAY);
      void readStyle();
    },
    shown: () => shown,
    reject(error) {
      rejected = JSON.stringify(shown);
      display(before ?? PLAIN_GROUND);
      onFailure(error);
      retries.schedule();
    },
    retry: () => retries.runNow(),
    stop() {
      clearTimeout(fallbackTimer);
      retries.stop();
      reading?.abort();
    },
  };
}
