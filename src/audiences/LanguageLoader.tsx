import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { loadedWords, loadWords } from '../lib/words/loadWords.ts';
import { ClockOffsetContext } from '../ui/time/ClockOffsetContext.ts';
import { useFirstLanguage, FullLanguageProvider } from '../ui/text/Language.tsx';
import { useClockOffset } from '../city/reads/live-reads.ts';

/**
 * Gives the words that the first list did not need, and the right time, to what is inside. What is inside waits for them
 * once; where the language changes later, it speaks the one before until the new one is there.
 */
export function LaterWords({ children }: { children: ReactNode }) {
  const { lang } = useFirstLanguage();
  const offset = useClockOffset();
  const [words, setWords] = useState(() => loadedWords(lang));
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadWords(lang);
      if (isCurrent) setWords(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words === null ? null : (
    <ClockOffsetContext value={offset}>
      <FullLanguageProvider words={words}>{children}</FullLanguageProvider>
    </ClockOffsetContext>
  );
}
