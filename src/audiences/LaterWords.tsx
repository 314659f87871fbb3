import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { knownWords, wordsOf } from '../lib/words/wordsOf.ts';
import { ClockOffset } from '../ui/time/ClockOffset.ts';
import { useFirstLanguage, WholeLanguage } from '../ui/text/Language.tsx';
import { useClockOffset } from '../city/reads/liveReads.ts';

/**
 * Gives the words that the first list did not need, and the right time, to what is inside. What is inside waits for them
 * once; where the language changes later, it speaks the one before until the new one is there.
 */
export function LaterWords({ children }: { children: ReactNode }) {
  const { lang } = useFirstLanguage();
  const offset = useClockOffset();
  const [words, setWords] = useState(() => knownWords(lang));
  useEffect(() => {
    let isCurrent = true;
    const speak = async () => {
      const spoken = await wordsOf(lang);
      if (isCurrent) setWords(spoken);
    };
    void speak();
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words === null ? null : (
    <ClockOffset value={offset}>
      <WholeLanguage words={words}>{children}</WholeLanguage>
    </ClockOffset>
  );
}
