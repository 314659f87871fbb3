import type { ParseText } from '../../../view/parameter-parsers.ts';

const KEY = 'curbside:screen';

/** A screen's ID: letters, digits and a few marks, so that it fits in a file and a table. */
const ID = /^[\w.:-]{1,40}$/;

export const parseScreenID: ParseText<string> = (text) => (ID.test(text) ? text : null);

/** The ID that this browser stores at its first start. If it may not store any, each start has another one. */
export function storedScreenID(): string {
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
