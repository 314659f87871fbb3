import { dotSeparated } from '../../../lib/words/dotSeparated.ts';

/** The line under a found stop: "Stop 0100 · 7A and 8 · toward Harbor", as far as it is known. */
export const stopDetail = (...parts: readonly string[]): string =>
  dotSeparated(parts.filter((part) => part !== ''));
