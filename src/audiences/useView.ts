import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { urlFromView } from './urlFromView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/** How a change is kept in the history: `push` where "back" should undo it. */
type HistoryStep = 'push' | 'replace';

export type ChangeView = (change: Partial<View>, step?: HistoryStep) => void;

/** Our own changes fire no `popstate`, so this tells the hook of them. */
const CHANGED = 'curbside:view';

/** How long a change that was refused waits for the next try. */
const PATIENCE = 1_000;

/**
 * What the browser would not write into the address yet: Safari takes a hundred changes in ten
 * seconds and throws at more. It is the view meanwhile.
 */
let unwritten: { readonly search: string; readonly step: HistoryStep; timer: number } | null = null;

function searchNow(): string {
  return unwritten?.search ?? window.location.search;
}

function forgetUnwritten(): void {
  if (unwritten !== null) clearTimeout(unwritten.timer);
  unwritten = null;
}

function write(search: string, asked: HistoryStep): void {
  const step = unwritten?.step === 'push' ? 'push' : asked;
  forgetUnwritten();
  const url = search === '' ? window.location.pathname : search;
  try {
    if (step === 'push') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
  } catch {
    unwritten = { search, step, timer: window.setTimeout(write, PATIENCE, search, step) };
  }
}

function subscribe(onChange: () => void): () => void {
  const onBack = () => {
    forgetUnwritten();
    onChange();
  };
  window.addEventListener('popstate', onBack);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onBack);
    window.removeEventListener(CHANGED, onChange);
  };
}

let read: { readonly search: string; readonly view: View } | null = null;

/** What did not change of it stays the same object, so that nothing is worked out or drawn anew for it. */
function viewNow(): View {
  const search = searchNow();
  if (read?.search !== search) {
    const view = viewFromUrl(new URLSearchParams(search));
    read = { search, view: replaceEqualDeep(read?.view, view) };
  }
  return read.view;
}

/** The view that the URL holds, and the way to change it (R20). */
export function useView(): [View, ChangeView] {
  const view = useSyncExternalStore(subscribe, viewNow);
  const changeView = useCallback<ChangeView>((change, step = 'replace') => {
    const query = urlFromView({ ...viewNow(), ...change });
    write(query === '' ? '' : `?${query}`, step);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [view, changeView];
}
