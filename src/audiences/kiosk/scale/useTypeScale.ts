import { useMemo, useSyncExternalStore } from 'react';

import type { BoardOptions } from '../../../contract/board/board-options.ts';
import { typeScale } from './type-scale.ts';
import type { TypeScale } from './type-scale.ts';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The sizes for the display's screen. A display fills its screen, so the window is the screen. */
export function useTypeScale({
  distanceMeters,
  screenInches,
}: Pick<BoardOptions, 'distanceMeters' | 'screenInches'>): TypeScale {
  // Not by state and an effect: a browser that goes full screen while the page starts would be missed.
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  return useMemo(
    () => typeScale({ distanceMeters, screenInches, width, height }),
    [distanceMeters, screenInches, width, height],
  );
}
