import { createContext, use } from 'react';

import type { BuilderWords } from '../../../lib/words/compiled/en/words-en-builder.ts';

export const BuilderWordsContext = createContext<BuilderWords['builder'] | null>(null);

/** The words that only the builder has, in its own language. Throws outside the builder. */
export function useBuilderWords(): BuilderWords['builder'] {
  const words = use(BuilderWordsContext);
  if (words === null) throw new Error('useBuilderWords outside the builder');
  return words;
}
