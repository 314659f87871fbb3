import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { urlFromView } from './urlFromView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/**
 * How a change enters the history: `push` if "back" should undo it, `close` if it undoes a push, so that
 * "back" doesn't open it again.
 */
type HistoryStep = 'push' | 'replace' | 'close';

export type ChangeView = (change: Partial<View>, step?: HistoryStep) => void;

/** Called after each change of the view, our own and the browser's. */
const listeners = new Set<() => void>();

/** Called when the browser's back or forward button changed the view. */
const navigationListeners = new Set<(view: View) => void>();

/** Milliseconds until a change that the browser refused is written again. */
const WRITE_RETRY_DELAY = 1_000;

/**
 * Milliseconds. The browser answers `history.go` with a `popstate` in a later task. If none comes within
 * this time, the view is written to the current entry.
 */
const LONGEST_RETURN = 10_000;

/**
 * A change that the browser refused to write to the URL: Safari throws after a hundred changes in ten
 * seconds. Until it is written, it is the current view.
 */
interface Unwritten {
  readonly search: string;
  readonly step: 'push' | 'replace';
  /** For `history.state`, see `pushedNow`. */
  readonly pushed: number;
  readonly timer?: number;
}
let pendingWrite: Unwritten | null = null;

/** A `history.go` that has not arrived yet, and the search string to write to the entry it leads to. */
let returning: { readonly search: string; readonly timer: number } | null = null;

function currentSearch(): string {
  return pendingWrite?.search ?? returning?.search ?? window.location.search;
}

function cancelPendingWrite(): void {
  clearTimeout(pendingWrite?.timer);
  pendingWrite = null;
}

/** How many history entries were pushed since the last one without a selection; NaN if unknown. */
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

/** Writes the changes that were made while `history.go` was under way. */
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
  // Adding the same listener again has no effect, so each step back is reported once.
  window.addEventListener('popstate', onPopState);
  to.add(listener);
  return () => void to.delete(listener);
}

const subscribe = (onChange: () => void) => listen(listeners, onChange);

let cachedView: { readonly search: string; readonly view: View } | null = null;

/**
 * The view in the URL. Unchanged parts stay the same objects, so that nothing is recomputed or re-rendered
 * for them.
 */
export function currentView(): View {
  const search = currentSearch();
  if (cachedView?.search !== search) {
    const view = viewFromUrl(new URLSearchParams(search));
    cachedView = { search, view: replaceEqualDeep(cachedView?.view, view) };
  }
  return cachedView.view;
}

/**
 * Calls `listener` with the new view after each step back or forward. State that isn't in the URL belongs
 * to the previous view, so subscribers reset it. Returns the unsubscribe function.
 */
export const onHistoryNavigation = (listener: (view: View) => void): (() => void) =>
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
    // Until `history.go` arrives, a write would change the entry that the page is about to leave.
    if (isPush || (step === 'replace' && pendingWrite !== null)) {
      pendingWrite = { search, step: 'push', pushed };
    } else {
      pendingWrite = null;
      returning = { ...returning, search };
    }
  } else if (step === 'close' && pendingWrite === null && pushed > 0) {
    // Other changes since the push are kept: the entry below gets the current view.
    goBack(pushed, search);
  } else {
    write(search, isPush || pendingWrite?.step === 'push' ? 'push' : 'replace', pushed);
  }
  notify();
};

/** The view in the URL and the function that changes it (R20). */
export function useView(): [View, ChangeView] {
  return [useSyncExternalStore(subscribe, currentView), changeView];
}
