import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

const AnnounceContext = createContext<(sentence: string) => void>(() => {});

/** A screen reader has taken up within this time what it was given, milliseconds. */
const TAKEN_UP = 1_000;

interface Said {
  readonly sentence: string;
  readonly at: number;
  readonly nth: number;
}

/**
 * One polite live region for the page, so that results and changes are heard and never collide: each
 * sentence is a node of its own, so that one said twice is heard twice, and stays until it is taken up,
 * whatever else is said at the same time (R21).
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, say] = useState<readonly Said[]>([]);
  const announce = useCallback((sentence: string) => {
    const at = performance.now();
    say((before) => [
      ...before.filter((one) => at - one.at < TAKEN_UP),
      { sentence, at, nth: (before.at(-1)?.nth ?? 0) + 1 },
    ]);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="visually-hidden" aria-live="polite" aria-atomic={false}>
        {said.map(({ nth, sentence }) => (
          <span key={nth}>{sentence}</span>
        ))}
      </output>
    </AnnounceContext>
  );
}

/** Gives the function that has a sentence read aloud when the listener is next free. */
export function useAnnounce(): (sentence: string) => void {
  return use(AnnounceContext);
}
