import { createRetries } from '../health/retries.ts';

interface TileEvents {
  /** Requests the tiles of a source again. */
  refresh: (source: string) => void;
  onFailure: () => void;
  onLoaded: () => void;
}

/** Retries sources whose tiles fail to load, less often each time. */
export interface TileRetrier {
  failed(source: string): void;
  /** All requested tiles have loaded or failed. */
  settled(): void;
  /** Runs a scheduled retry now. */
  retry(): void;
  /** The style was replaced: forgets the sources of the old one. */
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
