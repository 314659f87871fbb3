import { useSyncExternalStore } from 'react';

import { closedFault } from '../../features/watch/closedSupport.ts';
import { readStored, type Stored } from './closedReminders.ts';

interface StoredState {
  readonly stored: Stored;
  readonly hasFailed: boolean;
}

/** One for the page: each switch shows what another has changed. */
let state: StoredState = { stored: [], hasFailed: false };
let last: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

async function run(task: () => Promise<Stored>): Promise<void> {
  try {
    state = { stored: await task(), hasFailed: false };
  } catch {
    state = { ...state, hasFailed: true };
  }
  for (const listener of listeners) listener();
}

/** Changes what the server stores of this browser, after all changes before. */
export function changeStored(task: () => Promise<Stored>): void {
  last = last.then(() => run(task));
}

function subscribe(listener: () => void): () => void {
  // The server deletes reminders whose time has come, so it is asked each time that somebody begins to look.
  if (listeners.size === 0 && closedFault() === null) changeStored(readStored);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the server stores of this browser, and whether the last change of it failed. */
export const useStored = (): StoredState => useSyncExternalStore(subscribe, () => state);
