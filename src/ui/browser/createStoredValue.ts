/** A value that this device keeps under one name, for as long as its storage lets it. */
export interface StoredValue<T> {
  /** What is kept, the same object until it changes; the empty value where there is none. */
  readonly get: () => T;
  /** Keeps a value; where storage is denied or full, until the page is left. */
  readonly set: (value: T) => void;
  readonly clear: () => void;
  /** Tells of changes, also of those that another tab makes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The only name under which anything of ours is stored, with the version of what is there. */
const KEY_PREFIX = 'curbside/1/';

/** Every storage interface throws in a sandboxed frame and where a reader forbids it. */
function tryStorage<T>(attempt: (storage: Storage) => T): T | null {
  try {
    return attempt(window.localStorage);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Keeps one value on the device.
 *
 * @param name tells it apart from the others
 * @param parse gives the value, or undefined for what is none: anybody may have written it
 * @param empty what there is while nothing is kept
 */
export function createStoredValue<T>(
  name: string,
  parse: (value: unknown) => T | undefined,
  empty: T,
): StoredValue<T> {
  const key = KEY_PREFIX + name;
  const listeners = new Set<() => void>();
  let cached: { readonly text: string | null; readonly value: T } | undefined;
  /** What could not be stored. */
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
        cached = { text, value: parse(parseJson(text)) ?? empty };
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
