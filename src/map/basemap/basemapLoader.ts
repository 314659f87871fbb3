import type { StyleSpecification } from 'maplibre-gl';

import { ChunkLoadError } from '../../lib/ChunkLoadError.ts';
import type { Theme } from '../../lib/theme.ts';
import { createRetries } from '../health/retries.ts';
import { PLAIN_GROUND } from './basemap.ts';

/** How long data waits for the basemap before it is drawn on an empty style, in milliseconds. */
const FALLBACK_DELAY = 1200;

interface BasemapOptions {
  /** Reads a style; rejects if it can't. */
  read: (address: string, theme: Theme, signal: AbortSignal) => Promise<StyleSpecification>;
  /** Replaces the style that is shown. */
  show: (style: StyleSpecification) => void;
  /** The style could not be read. It is tried again, except after a `ChunkLoadError` (R33). */
  onFailure: (error: unknown) => void;
  onLoaded: () => void;
}

/** Loads the basemap's style and retries after failures. Data does not wait for it (A25). */
export interface BasemapLoader {
  /** Loads another basemap. The old one stays until the new one has loaded. */
  load(address: string, theme: Theme): void;
  /** The style that is shown now, for a recreated map; null before the first. */
  shown(): StyleSpecification | null;
  /** Runs a scheduled retry now. */
  retry(): void;
  stop(): void;
}

export function basemapLoader({ read, show, onFailure, onLoaded }: BasemapOptions): BasemapLoader {
  let shown: StyleSpecification | null = null;
  let requested: { address: string; theme: Theme } | null = null;
  let reading: AbortController | null = null;
  let fallbackTimer: ReturnType<typeof setTimeout> | undefined;
  const retries = createRetries(() => void readStyle());

  function display(style: StyleSpecification) {
    clearTimeout(fallbackTimer);
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
      retries.reset();
      clearTimeout(fallbackTimer);
      if (!shown) fallbackTimer = setTimeout(() => display(PLAIN_GROUND), FALLBACK_DELAY);
      void readStyle();
    },
    shown: () => shown,
    retry: () => retries.runNow(),
    stop() {
      clearTimeout(fallbackTimer);
      retries.stop();
      reading?.abort();
    },
  };
}
