/** A value that this device keeps under one name, for as long as its storage lets it. */
export interface Kept<T> {
  /** What is kept, the same object until it changes; the empty value where there is none. */
  readonly get: () => T;
  /** Keeps a value; where storage is denied or full, until the page is left. */
  readonly set: (value: T) => void;
  readonly clear: () => void;
  /** Tells of changes, also of those that another tab makes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The only name under which anything of ours is stored, with the version of what is there. */
const PREFIX = 'curbside/1/';

/** Every storage interface throws in a sandboxed frame and where a reader forbids it. */
function guarded<T>(attempt: (storage: Storage) => T): T | null {
  try {
    return attempt(window.localStorage);
  } catch {
    return null;
  }
}

function jsonOf(text: string | null): unknown {
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
export function createKept<T>(
  name: string,
  parse: (value: unknown) => T | undefined,
  empty: T,
): Kept<T> {
  const key = PREFIX + name;
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: T } | undefined;
  /** What could not be stored. */
  let unstored: T | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    get() {
      if (unstored !== undefined) return unstored;
      const text = guarded((storage) => storage.getItem(key));
      if (known?.text !== text || known === undefined) {
        known = { text, value: parse(jsonOf(text)) ?? empty };
      }
      return known.value;
    },
    set(value) {
      const isStored = guarded((storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      });
      unstored = isStored === null ? value : undefined;
      tell();
    },
    clear() {
      guarded((storage) => storage.removeItem(key));
      unstored = undefined;
      tell();
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
