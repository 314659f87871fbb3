import { tryParseJson } from '../../lib/tryParseJson.ts';

/** A value in local storage, as an external store for React. */
export interface StoredValue<T> {
  /** The stored value, the same object until it changes; `empty` if there is none. */
  readonly get: () => T;
  /** Stores a value. If storage is denied or full, the value lasts until the page is closed. */
  readonly set: (value: T) => void;
  readonly clear: () => void;
  /** Calls back after each change, also from another tab. Returns the function to unsubscribe. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The prefix of all our keys, with the version of their format. */
const KEY_PREFIX = 'curbside/1/';

/** Storage throws in a sandboxed frame and when the user blocks it. Returns null then. */
function tryStorage<T>(attempt: (storage: Storage) => T): T | null {
  try {
    return attempt(window.localStorage);
  } catch {
    return null;
  }
}

/**
 * Stores one value on the device as JSON.
 *
 * @param name the key, without prefix
 * @param parse validates the parsed JSON; returns undefined if it is not a value
 * @param empty the value while nothing valid is stored
 */
export function createStoredValue<T>(
  name: string,
  parse: (value: unknown) => T | undefined,
  empty: T,
): StoredValue<T> {
  const key = KEY_PREFIX + name;
  const listeners = new Set<() => void>();
  let cached: { readonly text: string | null; readonly value: T } | undefined;
  /** The value that could not be stored. */
  let unsaved: T | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };

  return {
    get() {
      if (unsaved !== undefined) return unsaved;
      const text = tryStorage((storage) => storage.getItem(key));
      if (cached?.text !== text || cached === undefined) {
        cached = { text, value: parse(tryParseJson(text ?? '')) ?? empty };
      }
      return cached.value;
    },
    set(value) {
      const isStored = tryStorage((storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      });
      unsaved = isStored === null ? value : undefined;
      notify();
    },
    clear() {
      tryStorage((storage) => storage.removeItem(key));
      unsaved = undefined;
      notify();
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
