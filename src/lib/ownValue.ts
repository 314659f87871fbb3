/**
 * The value at a key of an object, for keys that come from outside: `__proto__`, `constructor` and the like are names
 * that every object inherits, and count as missing. test/outside-keys.long.test.ts names the places that read without it.
 */
export const ownValue = <Value>(
  of: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(of, key) ? of[key] : undefined);
