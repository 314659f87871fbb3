import type { StyleSpecification } from 'maplibre-gl';
import { ChunkLoadError } from '../../lib/ChunkLoadError.ts';
import { PLAIN_GROUND } from './basemap.ts';
import { createRetries } from '../retries.ts';
import type { Theme } from '../../lib/theme.ts';

/** How long data waits for the streets before it is drawn on a plain ground. */
const FALLBACK_DELAY = 1200;

interface BasemapOptions {
  /** Reads a style; rejects when there is none to be had now. */
  read: (address: string, theme: Theme, signal: AbortSignal) => Promise<StyleSpecification>;
  /** Draw this style in place of the one before. */
  show: (style: StyleSpecification) => void;
  /** The style cannot be had now; with a `ChunkLoadError` it is not asked for again (R33). */
  onFailure: (error: unknown) => void;
  onLoaded: () => void;
}

/** The style under the data: read, read again after a failure, and never waited for by the data (A25). */
export interface BasemapLoader {
  /** Another basemap; the old one stays until the new one is there. */
  load(address: string, theme: Theme): void;
  /** The style that is shown now, for a map that takes another's place. */
  shown(): StyleSpecification | null;
  /** Asks at once for what failed and would be asked for later. */
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
