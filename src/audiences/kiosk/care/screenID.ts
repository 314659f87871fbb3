const KEY = 'curbside:screen';

/** A screen's ID: letters, digits and a few marks, so that it fits in a file and a table. */
const ID = /^[\w.:-]{1,40}$/;

/**
 * The ID of this screen: `id` in the URL, else one that this browser stores at its first start. If it
 * may not store any, each start has another one.
 */
export function screenID(parameters: URLSearchParams): string {
  const given = parameters.get('id') ?? '';
  if (ID.test(given)) return given;
  const made = `screen-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    if (ID.test(stored)) return stored;
    localStorage.setItem(KEY, made);
  } catch {
    // The browser blocks storage.
  }
  return made;
}

/**
 * A number from 0 to 1 that is always the same for a screen and evenly spread over screens (A16): FNV-1a
 * with a final mix, because the IDs of one city differ only in their last digits.
 */
export function spreadOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A random factor from 0.8 to 1.2. */
export const jitter = (): number => 0.8 + 0.4 * Math.random();
