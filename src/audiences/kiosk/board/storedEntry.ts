import * as z from 'zod/mini';

const KEY = 'curbside/1/kiosk-entry';

const Stored = z.object({ id: z.string(), entry: z.looseObject({}) });

/** The last good entry of this screen, for a start without a network; null if the browser has none. */
export function storedEntry(id: string): unknown {
  try {
    const { data } = z.safeParse(Stored, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return data?.id === id ? data.entry : null;
  } catch {
    // The browser blocks storage, or the text is not JSON.
    return null;
  }
}

/**
 * Stores an entry for the next start, or removes the stored one.
 *
 * @returns whether the next start will have it
 */
export function storeEntry(id: string, entry: unknown): boolean {
  try {
    // Where the storage is full, no entry is better than that of an earlier place.
    localStorage.removeItem(KEY);
    if (entry !== null) localStorage.setItem(KEY, JSON.stringify({ id, entry }));
    return true;
  } catch {
    return entry === null;
  }
}
