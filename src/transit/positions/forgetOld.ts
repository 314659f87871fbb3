/** Milliseconds. */
const FORGET_AFTER = 15 * 60_000;

/** Drops what was last seen more than a quarter of an hour ago. @param now milliseconds since 1970 */
export function forgetOld(tracks: Map<string, { readonly at: number }>, now: number): void {
  for (const [key, { at }] of tracks) if (at < now - FORGET_AFTER) tracks.delete(key);
}
