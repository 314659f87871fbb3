import { createRetries } from './retries.ts';

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
  /** Another style: what failed before is gone. */
  forget(): void;
  stop(): void;
}

export function keepTiles({ refresh, onFailure, onLoaded }: TileEvents): Tiles {
  const failing = new Set<string>();
  let isFailing = false;
  const retries = createRetries(() => {
    const sources = [...failing];
    failing.clear();
    for (const source of sources) refresh(source);
  });

  return {
    failed(source) {
      failing.add(source);
      if (!isFailing) onFailure();
      isFailing = true;
      retries.arm();
    },
    settled() {
      if (!isFailing || failing.size > 0) return;
      isFailing = false;
      retries.reset();
      onLoaded();
    },
    forget: () => failing.clear(),
    stop: () => retries.stop(),
  };
}
