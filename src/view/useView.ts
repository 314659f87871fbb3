import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { urlFromView } from './urlFromView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/**
 * How a change is kept in the history: `push` where "back" should undo it, `close` where it undoes
 * what was pushed, which "back" is not to open again.
 */
type HistoryStep = 'push' | 'replace' | 'close';

export type ChangeView = (change: Partial<View>, step?: HistoryStep) => void;

/** Called after each change of the view, our own and the browser's. */
const listeners = new Set<() => void>();

/** Called when the browser's back or forward button changed the view. */
const navigationListeners = new Set<(view: View) => void>();

/** How long a change that was refused waits for the next try. */
const WRITE_RETRY_DELAY = 1_000;

/**
 * The browser answers `history.go` with a `popstate` in a later task. If none comes within this time,
 * the view is written where the history stands.
 */
const LONGEST_RETURN = 10_000;

/**
 * What the browser would not write into the address yet: Safari takes a hundred changes in ten
 * seconds and throws at more. It is the view meanwhile.
 */
interface Unwritten {
  readonly search: string;
  readonly step: 'push' | 'replace';
  /** For `history.state`, see `pushedNow`. */
  readonly pushed: number;
  readonly timer?: number;
}
let pendingWrite: Unwritten | null = null;

/** A step back of our own that the browser has not taken yet, and what the entry it leads to is to hold. */
let returning: { readonly search: string; readonly timer: number } | null = null;

function currentSearch(): string {
  return pendingWrite?.search ?? returning?.search ?? window.location.search;
}

function cancelPendingWrite(): void {
  clearTimeout(pendingWrite?.timer);
  pendingWrite = null;
}

/** How many entries of the history lie on the last one without a selection; NaN where that is not known. */
const pushedEntries = () => pendingWrite?.pushed ?? Number(window.history.state ?? Number.NaN);

function write(search: string, step: 'push' | 'replace', pushed: number): void {
  cancelPendingWrite();
  const url = search === '' ? window.location.pathname : search;
  try {
    window.history[step === 'push' ? 'pushState' : 'replaceState'](pushed, '', url);
  } catch {
    const timer = window.setTimeout(write, WRITE_RETRY_DELAY, search, step, pushed);
    pendingWrite = { search, step, pushed, timer };
  }
}

function goBack(steps: number, search: string): void {
  returning = { search, timer: window.setTimeout(arrive, LONGEST_RETURN) };
  window.history.go(-steps);
}

/** Writes what changed while our own step back was on its way. */
function arrive(): void {
  const [arrived, later] = [returning, pendingWrite];
  clearTimeout(arrived?.timer);
  returning = null;
  if (arrived !== null) write(arrived.search, 'replace', 0);
  if (later !== null) write(later.search, 'push', later.pushed);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  if (returning === null) {
    cancelPendingWrite();
    for (const listener of navigationListeners) listener(currentView());
  } else {
    arrive();
  }
  notify();
}

function listen<T>(to: Set<T>, listener: T): () => void {
  // However often it is added, the page has this listener once, so one step back is told once.
  window.addEventListener('popstate', onPopState);
  to.add(listener);
  return () => void to.delete(listener);
}

const subscribe = (onChange: () => void) => listen(listeners, onChange);

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
export const onHistoryNavigation: OnHistoryNavigation = (listener) =>
  listen(navigationListeners, listener);

const changeView: ChangeView = (change, step = 'replace') => {
  const now = currentView();
  const next = { ...now, ...change };
  const query = urlFromView(next);
  const search = query === '' ? '' : `?${query}`;
  const isPush = step === 'push';
  const isPushed = isPush && next.selection !== null && pendingWrite?.step !== 'push';
  const pushed = (now.selection === null ? 0 : pushedEntries()) + Number(isPushed);
  if (returning !== null) {
    // Until the step back has arrived, a write would change the entry that is about to be left.
    if (isPush || (step === 'replace' && pendingWrite !== null)) {
      pendingWrite = { search, step: 'push', pushed };
    } else {
      pendingWrite = null;
      returning = { ...returning, search };
    }
  } else if (step === 'close' && pendingWrite === null && pushed > 0) {
    // What else was changed meanwhile stays: the entry below takes over the view of now.
    goBack(pushed, search);
  } else {
    write(search, isPush || pendingWrite?.step === 'push' ? 'push' : 'replace', pushed);
  }
  notify();
};

/** The view that the URL holds, and the way to change it (R20). */
export function useView(): [View, ChangeView] {
  return [useSyncExternalStore(subscribe, currentView), changeView];
}
