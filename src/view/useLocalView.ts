import { useCallback, useState } from 'react';

import type { ChangeView } from './useView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/**
 * The view that the URL held at the start, and the way to change it without touching the URL or the
 * history: a frame must not lengthen its host's, and a display that is loaded again shows what it did.
 */
export function useLocalView(): [View, ChangeView] {
  const [view, setView] = useState(() => viewFromUrl(new URLSearchParams(window.location.search)));
  const changeView = useCallback<ChangeView>(
    (change) => setView((now) => ({ ...now, ...change })),
    [],
  );
  return [view, changeView];
}
