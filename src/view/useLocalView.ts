import { useCallback, useState } from 'react';

import type { ChangeView } from './useView.ts';
import type { View } from './view.ts';

/**
 * A view that begins as `initial`, and a function that changes it without touching the URL or the history:
 * a frame must not add to its host page's history.
 */
export function useLocalView(initial: View): [View, ChangeView] {
  const [view, setView] = useState(initial);
  const changeView = useCallback<ChangeView>(
    (change) => setView((now) => ({ ...now, ...change })),
    [],
  );
  return [view, changeView];
}
