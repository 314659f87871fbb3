import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { urlFromView, viewFromUrl } from './view.ts';
import type { View } from './view.ts';

/** How a change is kept in the history: `push` where "back" should undo it. */
type HistoryStep = 'push' | 'replace';

export type ChangeView = (change: Partial<View>, step?: HistoryStep) => void;

/** Our own changes fire no `popstate`, so this tells the hook of them. */
const CHANGED = 'curbside:view';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The view that the URL holds, and the way to change it (R20). */
export function useView(): [View, ChangeView] {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const view = useMemo(() => viewFromUrl(new URLSearchParams(search)), [search]);
  const changeView = useCallback<ChangeView>((change, step = 'replace') => {
    const now = viewFromUrl(new URLSearchParams(window.location.search));
    const query = urlFromView({ ...now, ...change });
    const url = query === '' ? window.location.pathname : `?${query}`;
    try {
      if (step === 'push') window.history.pushState(null, '', url);
      else window.history.replaceState(null, '', url);
    } catch {
      // Safari takes a hundred changes in ten seconds and throws at more: the view stays as it was.
      return;
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [view, changeView];
}
