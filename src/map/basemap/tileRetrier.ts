import { createRetries } from '../retries.ts';

interface TileEvents {
  /** Ask again for the tiles of a source. */
  refresh: (source: string) => void;
  onFailure: () => void;
  onLoaded: () => void;
}

/** Sources whose tiles do not come: asked for again, rarely, until they do (A25). */
export interface TileRetrier {
  failed(source: string): void;
  /** Everything that was asked for has been answered. */
  settled(): void;
  /** Asks at once for what failed and would be asked for later. */
  retry(): void;
  /** Another style: what failed before is gone. */
  reset(): void;
  stop(): void;
}

export function tileRetrier({ refresh, onFailure, onLoaded }: TileEvents): TileRetrier {
  const failing = new Set<string>();
  let isFailing = false;
  let isReported = false;
  const retries = createRetries(() => {
    const sources = [...failing];
    failing.clear();
    for (const source of sources) refresh(source);
  });

  return {
    failed(source) {
      failing.add(source);
      if (!isReported) onFailure();
      isReported = true;
      isFailing = true;
      retries.schedule();
    },
    settled() {
      if (!isFailing || failing.size > 0) return;
      isFailing = false;
      isReported = false;
      retries.reset();
      onLoaded();
    },
    retry() {
      isReported = false;
      retries.runNow();
    },
    reset: () => failing.clear(),
    stop: () => retries.stop(),
  };
}
