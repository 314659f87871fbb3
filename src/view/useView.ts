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
const CHANGED = 'curbside:view';

const travellers = new Set<(view: View) => void>();

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

/** How many entries of the history lie on the last one without a selection; NaN where that is not known. */
const pushedNow = () => Number(window.history.state ?? Number.NaN);

function write(search: string, asked: HistoryStep, pushed: number): void {
  const isPushed = asked === 'push' || unwritten?.step === 'push';
  forgetUnwritten();
  const url = search === '' ? window.location.pathname : search;
  try {
    window.history[isPushed ? 'pushState' : 'replaceState'](pushed, '', url);
  } catch {
    hold(search, isPushed ? 'push' : 'replace', pushed);
  }
}

function hold(search: string, step: HistoryStep, pushed: number): void {
  unwritten = { search, step, timer: window.setTimeout(write, PATIENCE, search, step, pushed) };
}

function subscribe(onChange: () => void): () => void {
  const onTravel = () => {
    if (unwritten?.step === 'close') {
      write(unwritten.search, 'replace', 0);
    } else {
      forgetUnwritten();
      for (const tell of travellers) tell(viewNow());
    }
    onChange();
  };
  window.addEventListener('popstate', onTravel);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onTravel);
    window.removeEventListener(CHANGED, onChange);
  };
}

let read: { readonly search: string; readonly view: View } | null = null;

/**
 * The view that the URL holds now. What did not change of it stays the same object, so that nothing is
 * worked out or drawn anew for it.
 */
export function viewNow(): View {
  const search = searchNow();
  if (read?.search !== search) {
    const view = viewFromUrl(new URLSearchParams(search));
    read = { search, view: replaceEqualDeep(read?.view, view) };
  }
  return read.view;
}

/** Tells of each step back or forward in the history, where it led, until what it gives is called. */
export type OnTravel = (tell: (arrivedAt: View) => void) => () => void;

/** What no URL holds is of the view that was left. */
export const onTravel: OnTravel = (tell) => {
  travellers.add(tell);
  return () => travellers.delete(tell);
};

/** The view that the URL holds, and the way to change it (R20). */
export function useView(): [View, ChangeView] {
  const view = useSyncExternalStore(subscribe, viewNow);
  const changeView = useCallback<ChangeView>((change, step = 'replace') => {
    const now = viewNow();
    const next = { ...now, ...change };
    const query = urlFromView(next);
    const search = query === '' ? '' : `?${query}`;
    const isPushed = step === 'push' && next.selection !== null;
    const pushed = (now.selection === null ? 0 : pushedNow()) + Number(isPushed);
    if (step === 'close' && unwritten === null && pushed > 0) {
      // What else was changed meanwhile stays: the entry below takes over the view of now.
      hold(search, 'close', 0);
      window.history.go(-pushed);
    } else {
      write(search, step, pushed);
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [view, changeView];
}
