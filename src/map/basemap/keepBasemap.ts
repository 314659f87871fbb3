import type { StyleSpecification } from 'maplibre-gl';
import { PLAIN_GROUND } from './basemap.ts';
import { createRetries } from '../retries.ts';
import type { Theme } from '../../lib/theme.ts';

/** How long data waits for the streets before it is drawn on a plain ground. */
const PATIENCE = 1200;

interface BasemapOptions {
  /** Reads a style; rejects when there is none to be had now. */
  read: (address: string, theme: Theme, signal: AbortSignal) => Promise<StyleSpecification>;
  /** Draw this style in place of the one before. */
  show: (style: StyleSpecification) => void;
  onFailure: () => void;
  onLoaded: () => void;
}

/** The style under the data: read, read again after a failure, and never waited for by the data (A25). */
export interface Basemap {
  /** Another basemap; the old one stays until the new one is there. */
  load(address: string, theme: Theme): void;
  /** The style that is shown now, for a map that takes another's place. */
  shown(): StyleSpecification | null;
  /** Asks at once for what failed and would be asked for later. */
  retry(): void;
  stop(): void;
}

export function keepBasemap({ read, show, onFailure, onLoaded }: BasemapOptions): Basemap {
  let shown: StyleSpecification | null = null;
  let wanted: { address: string; theme: Theme } | null = null;
  let reading: AbortController | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const retries = createRetries(() => void ask());

  function display(style: StyleSpecification) {
    clearTimeout(patience);
    shown = style;
    show(style);
  }

  async function ask() {
    if (!wanted) return;
    reading?.abort();
    reading = new AbortController();
    const { signal } = reading;
    try {
      const style = await read(wanted.address, wanted.theme, signal);
      if (signal.aborted) return;
      retries.reset();
      display(style);
      onLoaded();
    } catch {
      if (signal.aborted) return;
      if (!shown) display(PLAIN_GROUND);
      onFailure();
      retries.arm();
    }
  }

  return {
    load(address, theme) {
      wanted = { address, theme };
      retries.reset();
      clearTimeout(patience);
      if (!shown) patience = setTimeout(() => display(PLAIN_GROUND), PATIENCE);
      void ask();
    },
    shown: () => shown,
    retry: () => retries.now(),
    stop() {
      clearTimeout(patience);
      retries.stop();
      reading?.abort();
    },
  };
}
