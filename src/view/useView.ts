import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { urlFromView } from './urlFromView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/**
 * How a change is kept in the history: `push` where "back" should undo it, `close` where it undoes
 * what was pushed, which "back" is not to open again.
 */
type HistoryStep = 'push' | 'replace' | 'close';

export type ChangeView = (change: Partial<View>, step?: HistoryStep) => void;

/** Our own changes fire no `popstate`, so this tells the hook of them. */
const VIEW_CHANGED = 'curbside:view';

const listeners = new Set<(view: View) => void>();

/** How long a change that was refused waits for the next try. */
const WRITE_RETRY_DELAY = 1_000;

/**
 * What the browser would not write into the address yet: Safari takes a hundred changes in ten
 * seconds and throws at more. It is the view meanwhile.
 */
let pendingWrite: { readonly search: string; readonly step: HistoryStep; timer: number } | null =
  null;

function currentSearch(): string {
  return pendingWrite?.search ?? window.location.search;
}

function cancelPendingWrite(): void {
  if (pendingWrite !== null) clearTimeout(pendingWrite.timer);
  pendingWrite = null;
}

/** How many entries of the history lie on the last one without a selection; NaN where that is not known. */
const pushedEntries = () => Number(window.history.state ?? Number.NaN);

function write(search: string, requestedStep: HistoryStep, pushed: number): void {
  const isPushed = requestedStep === 'push' || pendingWrite?.step === 'push';
  cancelPendingWrite();
  const url = search === '' ? window.location.pathname : search;
  try {
    window.history[isPushed ? 'pushState' : 'replaceState'](pushed, '', url);
  } catch {
    deferWrite(search, isPushed ? 'push' : 'replace', pushed);
  }
}

function deferWrite(search: string, step: HistoryStep, pushed: number): void {
  pendingWrite = {
    search,
    step,
    timer: window.setTimeout(write, WRITE_RETRY_DELAY, search, step, pushed),
  };
}

function subscribe(onChange: () => void): () => void {
  const onPopState = () => {
    if (pendingWrite?.step === 'close') {
      write(pendingWrite.search, 'replace', 0);
    } else {
      cancelPendingWrite();
      for (const listener of listeners) listener(currentView());
    }
    onChange();
  };
  window.addEventListener('popstate', onPopState);
  window.addEventListener(VIEW_CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener(VIEW_CHANGED, onChange);
  };
}

let cachedView: { readonly search: string; readonly view: View } | null = null;

/**
 * The view that the URL holds now. What did not change of it stays the same object, so that nothing is
 * worked out or drawn anew for it.
 */
export function currentView(): View {
  const search = currentSearch();
  if (cachedView?.search !== search) {
    const view = viewFromUrl(new URLSearchParams(search));
    cachedView = { search, view: replaceEqualDeep(cachedView?.view, view) };
  }
  return cachedView.view;
}

/** Tells of each step back or forward in the history, where it led, until what it gives is called. */
export type OnHistoryNavigation = (tell: (arrivedAt: View) => void) => () => void;

/** What no URL holds is of the view that was left. */
export const onHistoryNavigation: OnHistoryNavigation = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The view that the URL holds, and the way to change it (R20). */
export function useView(): [View, ChangeView] {
  const view = useSyncExternalStore(subscribe, currentView);
  const changeView = useCallback<ChangeView>((change, step = 'replace') => {
    const now = currentView();
    const next = { ...now, ...change };
    const query = urlFromView(next);
    const search = query === '' ? '' : `?${query}`;
    const isPushed = step === 'push' && next.selection !== null;
    const pushed = (now.selection === null ? 0 : pushedEntries()) + Number(isPushed);
    if (step === 'close' && pendingWrite === null && pushed > 0) {
      // What else was changed meanwhile stays: the entry below takes over the view of now.
      deferWrite(search, 'close', 0);
      window.history.go(-pushed);
    } else {
      write(search, step, pushed);
    }
    window.dispatchEvent(new Event(VIEW_CHANGED));
  }, []);
  return [view, changeView];
}
