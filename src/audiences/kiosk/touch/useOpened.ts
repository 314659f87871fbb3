import { useCallback, useState } from 'react';

import type { Selection } from '../../../view/view.ts';

/**
 * What a person has opened on the display: one thing, or several to choose from. It is closed when the
 * display returns to its start.
 *
 * @param visits grows with each return
 */
export function useOpened(
  visits: number,
): readonly [opened: readonly Selection[], open: (things: readonly Selection[]) => void] {
  const [{ visit, things }, setOpened] = useState<{
    readonly visit: number;
    readonly things: readonly Selection[];
  }>({ visit: 0, things: [] });
  const open = useCallback(
    (next: readonly Selection[]) => setOpened({ visit: visits, things: next }),
    [visits],
  );
  return [visit === visits ? things : [], open];
}
