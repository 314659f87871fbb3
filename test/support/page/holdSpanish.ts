import { vi } from 'vitest';

import { language } from '../../../src/lib/words/es/language.ts';
import { restWordsFor } from '../../../src/lib/words/es/rest/restWords.ts';
import { wordsFor } from '../../../src/lib/words/es/words.ts';

/**
 * Holds the Spanish words back: those of lists, cards and maps, and all.
 *
 * @returns whether they were requested, and a function that lets them load
 */
export function holdSpanish() {
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  const all = vi.spyOn(language.parts, 'all').mockImplementation(async () => {
    await held;
    return wordsFor;
  });
  const rest = vi.spyOn(language.parts, 'rest').mockImplementation(async () => {
    await held;
    return restWordsFor;
  });
  const isRequested = () => all.mock.calls.length + rest.mock.calls.length > 0;
  return { load: () => load(), isRequested };
}
