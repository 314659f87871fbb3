import { parseScreenID } from '../../../contract/board/screens/screen-id.ts';

const KEY = 'curbside:screen';

/** The ID that this browser stores at its first start. If it may not store any, each start has another one. */
export function storedScreenID(): string {
  const made = `screen-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  try {
    const stored = parseScreenID(localStorage.getItem(KEY) ?? '');
    if (stored !== null) return stored;
    localStorage.setItem(KEY, made);
  } catch {
    // The browser blocks storage.
  }
  return made;
}
