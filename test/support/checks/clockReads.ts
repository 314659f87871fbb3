import { withoutComments } from './imports.ts';

/** `performance.now` reads no clock: it says how long something took. */
const CLOCK =
  /\bDate\.now\b|\bnew Date\(\s*\)|(?<![\w.])Date\(\s*\)|\btimeOrigin\b|\bTemporal\.Now\b|\bDate\[/;
/** Playwright takes the machine's time if it gets none. */
const UNSET = /\bclock\.install\(\s*\)|\bclock\.install\(\{(?![^}]*\btime\b)[^}]*\}\)/;

/** The lines of a source that read the machine's clock, or give it to a page. */
export function clockReads(source: string): string[] {
  return withoutComments(source)
    .split('\n')
    .filter((line) => CLOCK.test(line) || UNSET.test(line))
    .map((line) => line.trim());
}
