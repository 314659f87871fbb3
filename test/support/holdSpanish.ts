import { vi } from 'vitest';

import { wordsFor } from '../../src/lib/words/es.ts';
import { LANGUAGES } from '../../src/lib/words/languages.ts';

/**
 * Holds the Spanish words back.
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
  const words = vi.spyOn(loaders, 'words').mockImplementation(async () => {
    await held;
    return wordsFor;
  });
  return { load: () => load(), isRequested: () => words.mock.calls.length > 0 };
}
