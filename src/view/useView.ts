import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import {
  arrive,
  cancelPendingWrite,
  currentSearch,
  goBack,
  hasPendingWrite,
  isAboveFirstList,
  isOnBackStep,
  isReturning,
  pushedEntries,
  write,
  writeOnReturn,
} from './history-entries.ts';
import { urlFromView } from './urlFromView.ts';
import type { View } from './view.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/**
 * How a change enters the history: `push` if "back" should undo it, `close` if it undoes a push, so that
 * "back" doesn't open it again. With `list`, "back" from any other list leads to the first one, once.
 */
type HistoryStep = 'push' | 'replace' | 'close' | 'list';
/** The list that the page opens with. */
const FIRST_LIST = 'stops';

export type ChangeView = (change: Partial<View>, step?: HistoryStep) => void;

/** Called after each change of the view, our own and the browser's. */
const listeners = new Set<() => void>();

/** Called when the browser's back or forward button changed the view. */
const navigationListeners = new Set<(view: View) => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  if (isReturning()) {
    arrive();
  } else {
    cancelPendingWrite();
    for (const listener of navigationListeners) listener(currentView());
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
  // A timetable is of the stop that was selected.
  const next = { ...now, ...('selection' in change && { timetable: null }), ...change };
  const query = urlFromView(next);
  const search = query === '' ? '' : `?${query}`;
  const isBetweenLists = step === 'list' && now.selection === null;
  const leavesFirst = isBetweenLists && now.panel === FIRST_LIST && next.panel !== FIRST_LIST;
  const isPush = step === 'push' || leavesFirst;
  const isOnStep = isOnBackStep();
  const isPushed = isPush && next.selection !== null && (isOnStep || !hasPendingWrite('push'));
  const pushed = (now.selection === null ? 0 : pushedEntries()) + Number(isPushed);
  const isAbove = isPush ? leavesFirst : isAboveFirstList();
  const state = {
    pushed,
    isBackStep: isOnStep && !isPush,
    ...(isAbove && { isAboveFirstList: true }),
  };
  if (isReturning()) {
    writeOnReturn(search, isPush || (step !== 'close' && hasPendingWrite()), state);
  } else if (isBetweenLists && next.panel === FIRST_LIST && isAbove && !hasPendingWrite()) {
    goBack(1, search);
  } else if (step === 'close' && !hasPendingWrite() && pushed > 0) {
    // Other changes since the push are kept: the entry below gets the current view. What opened over a card
    // leads back to the card.
    const steps = next.selection === null ? pushed : 1;
    goBack(steps, search, pushed - steps);
  } else {
    // The entry of a back step becomes that of the change.
    const isNew = (isPush && !isOnStep) || hasPendingWrite('push');
    write(search, isNew ? 'push' : 'replace', state);
  }
  notify();
};

/**
 * Adds a history entry with the same view for something that opens over it, so that "back" closes that instead of
 * leaving the page. A change that is pushed takes over this entry.
 */
export function addBackStep(): void {
  if (isOnBackStep() || hasPendingWrite('push')) return;
  const search = currentSearch();
  const state = { pushed: pushedEntries(), isBackStep: true };
  if (isReturning()) writeOnReturn(search, true, state);
  else write(search, 'push', state);
}

/** Goes back from the entry of `addBackStep`, if it is the current one, and keeps the view. */
export function leaveBackStep(): void {
  if (!isOnBackStep()) return;
  const search = currentSearch();
  const pushed = pushedEntries();
  if (isReturning()) writeOnReturn(search, false, { pushed });
  else if (hasPendingWrite('push')) write(search, 'replace', { pushed });
  else goBack(1, search, pushed);
}

/** The view in the URL and the function that changes it. */
export function useView(): [View, ChangeView] {
  return [useSyncExternalStore(subscribe, currentView), changeView];
}
