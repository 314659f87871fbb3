const KEY = 'curbside:tries';

/** The assumed number of tries after a reload without a stored count: the next try waits 8 s. */
const UNCOUNTED = 3;

/** How often this tab has tried to load the page. The count survives the reload after each try. */
export function triesSoFar(): number {
  let counted = 0;
  try {
    counted = Number(sessionStorage.getItem(KEY));
  } catch {
    // The browser blocks storage.
  }
  if (counted > 0) return counted;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' ? UNCOUNTED : 0;
}

/** Stores the number of tries for this tab. A frame must not store anything (B5), so it has no count. */
export function rememberTries(tries: number): void {
  try {
    if (window.top === window) sessionStorage.setItem(KEY, `${tries}`);
  } catch {
    // The browser blocks storage, or it is full.
  }
}
