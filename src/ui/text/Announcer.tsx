import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

const AnnounceContext = createContext<(sentence: string) => void>(() => {});

/** A screen reader has taken up within this time what it was given, milliseconds. */
const READ_WITHIN = 1_000;

interface Announcement {
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
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = useCallback((sentence: string) => {
    const at = performance.now();
    setAnnouncements((before) => [
      ...before.filter((one) => at - one.at < READ_WITHIN),
      { sentence, at, nth: (before.at(-1)?.nth ?? 0) + 1 },
    ]);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="visually-hidden" aria-live="polite" aria-atomic={false}>
        {announcements.map(({ nth, sentence }) => (
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
