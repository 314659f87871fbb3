import { useCallback, useState } from 'react';

import type { ChangeView } from './useView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/**
 * The view that the URL had at the start, and a function that changes it without touching the URL or the
 * history. A frame must not add to its host page's history, and a display shows its own URL after a reload.
 */
export function useLocalView(): [View, ChangeView] {
  const [view, setView] = useState(() => viewFromUrl(new URLSearchParams(window.location.search)));
  const changeView = useCallback<ChangeView>(
    (change) => setView((now) => ({ ...now, ...change })),
    [],
  );
  return [view, changeView];
}
