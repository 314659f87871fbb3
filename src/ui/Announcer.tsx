import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';

const AnnounceContext = createContext<(sentence: string) => void>(() => {});

/** One polite live region for the page, so that results and changes are heard and never collide. */
export function Announcer({ children }: { children: ReactNode }) {
  const [sentence, announce] = useState('');
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="visually-hidden" aria-live="polite">
        {sentence}
      </output>
    </AnnounceContext>
  );
}

/** Gives the function that has a sentence read aloud when the listener is next free. */
export function useAnnounce(): (sentence: string) => void {
  return use(AnnounceContext);
}
