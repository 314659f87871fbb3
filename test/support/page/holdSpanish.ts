import { afterAll, vi } from 'vitest';

import { LOADERS } from '../../../src/lib/words/compiled/loaders.ts';
import { forgetWords, loadWords } from '../../../src/lib/words/loadWords.ts';

/**
 * Holds back the Spanish words that the first list doesn't need, which no page of the file has loaded yet.
 *
 * @returns whether they were requested, and a function that lets them load
 */
export function holdSpanish() {
  const spanish = LOADERS['es'];
  if (spanish === undefined) throw new Error('there is no Spanish');
  forgetWords('es');
  // The other files of the process have loaded it, and their pages do not wait for it.
  afterAll(async () => {
    forgetWords('es');
    await loadWords('es');
  });
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { rest } = spanish;
  const requests = vi.spyOn(spanish, 'rest').mockImplementation(async () => {
    await held;
    return rest();
  });
  return { load: () => load(), isRequested: () => requests.mock.calls.length > 0 };
}
