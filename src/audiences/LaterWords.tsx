import { use } from 'react';
import type { ReactNode } from 'react';

import { wordsOf } from '../lib/words/wordsOf.ts';
import { useFirstLanguage, WholeLanguage } from '../ui/Language.tsx';

/** Waits for the words that the first list did not need, and gives them to what is inside. */
export function LaterWords({ children }: { children: ReactNode }) {
  const words = use(wordsOf(useFirstLanguage().lang));
  return <WholeLanguage words={words}>{children}</WholeLanguage>;
}
