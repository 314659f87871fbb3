import { vi } from 'vitest';

import { wordsFor } from '../../../src/lib/words/es.ts';
import { commonWordsFor } from '../../../src/lib/words/es/common/commonWords.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';

/**
 * Holds the Spanish words back: those of lists, cards and maps, and all.
 *
 * @returns whether they were requested, and a function that lets them load
 */
export function holdSpanish() {
  const loaders = LANGUAGES['es']?.loaders;
  if (loaders === undefined) throw new Error('Spanish has no loaders');
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  const all = vi.spyOn(loaders, 'words').mockImplementation(async () => {
    await held;
    return wordsFor;
  });
  const common = vi.spyOn(loaders, 'commonWords').mockImplementation(async () => {
    await held;
    return commonWordsFor;
  });
  const isRequested = () => all.mock.calls.length + common.mock.calls.length > 0;
  return { load: () => load(), isRequested };
}
