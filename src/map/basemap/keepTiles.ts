import { createRetries } from '../retries.ts';

interface TileEvents {
  /** Ask again for the tiles of a source. */
  refresh: (source: string) => void;
  onFailure: () => void;
  onLoaded: () => void;
}

/** Sources whose tiles do not come: asked for again, rarely, until they do (A25). */
export interface Tiles {
  failed(source: string): void;
  /** Everything that was asked for has been answered. */
  settled(): void;
  /** Asks at once for what failed and would be asked for later. */
  retry(): void;
  /** Another style: what failed before is gone. */
  forget(): void;
  stop(): void;
}

export function keepTiles({ refresh, onFailure, onLoaded }: TileEvents): Tiles {
  const failing = new Set<string>();
  let isFailing = false;
  let isTold = false;
  const retries = createRetries(() => {
    const sources = [...failing];
    failing.clear();
    for (const source of sources) refresh(source);
  });

  return {
    failed(source) {
      failing.add(source);
      if (!isTold) onFailure();
      isTold = true;
      isFailing = true;
      retries.arm();
    },
    settled() {
      if (!isFailing || failing.size > 0) return;
      isFailing = false;
      isTold = false;
      retries.reset();
      onLoaded();
    },
    retry() {
      isTold = false;
      retries.now();
    },
    forget: () => failing.clear(),
    stop: () => retries.stop(),
  };
}
