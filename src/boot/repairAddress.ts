import { unescapedQuery } from '../lib/unescapedQuery.ts';

/** Gives the page the address that was meant, before anything reads it. */
export function repairAddress(): void {
  const search = unescapedQuery(location.search);
  if (search === location.search) return;
  try {
    history.replaceState(null, '', search + location.hash);
  } catch {
    // A frame that may not change its address. A reload would be refused, too.
  }
}
