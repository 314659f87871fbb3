const KEY = 'curbside:tries';

/** Tries to assume for a page that was reloaded and counts none: the next try waits 8 s. */
const UNCOUNTED = 3;

/** How often this tab has tried to load the page; it outlives the reload that each try ends with. */
export function triesSoFar(): number {
  let counted = 0;
  try {
    counted = Number(sessionStorage.getItem(KEY));
  } catch {
    // The browser forbids storage.
  }
  if (counted > 0) return counted;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' ? UNCOUNTED : 0;
}

/** Counts the tries of this tab; a frame stores nothing (B5), so its tries are not counted. */
export function rememberTries(tries: number): void {
  try {
    if (window.top === window) sessionStorage.setItem(KEY, `${tries}`);
  } catch {
    // The browser forbids storage, or it is full.
  }
}
