import type { StyleSpecification } from 'maplibre-gl';
import { PLAIN_GROUND, readBasemap } from './basemap.ts';
import type { BasemapTheme } from './basemap.ts';
import { createRetries } from './retries.ts';

/** How long data waits for the streets before it is drawn on a plain ground. */
const PATIENCE = 1200;

interface BasemapEvents {
  /** Draw this style in place of the one before. */
  show: (style: StyleSpecification) => void;
  onFailure: () => void;
  onLoaded: () => void;
}

/** The style under the data: read, read again after a failure, and never waited for by the data (A25). */
export interface Basemap {
  /** Another basemap; the old one stays until the new one is there. */
  load(address: string, theme: BasemapTheme): void;
  /** The style that is shown now, for a map that takes another's place. */
  shown(): StyleSpecification | null;
  stop(): void;
}

export function keepBasemap({ show, onFailure, onLoaded }: BasemapEvents): Basemap {
  let shown: StyleSpecification | null = null;
  let wanted: { address: string; theme: BasemapTheme } | null = null;
  let reading: AbortController | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const retries = createRetries(() => void read());

  function display(style: StyleSpecification) {
    clearTimeout(patience);
    shown = style;
    show(style);
  }

  async function read() {
    if (!wanted) return;
    reading?.abort();
    reading = new AbortController();
    const { signal } = reading;
    try {
      const style = await readBasemap(wanted.address, {
        theme: wanted.theme,
        base: document.baseURI,
        signal,
      });
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
      void read();
    },
    shown: () => shown,
    stop() {
      clearTimeout(patience);
      retries.stop();
      reading?.abort();
    },
  };
}
