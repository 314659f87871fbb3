import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

const AnnounceContext = createContext<(sentence: string) => void>(() => {});

/** How long a sentence stays in the live region, so that screen readers notice it, in milliseconds. */
const MIN_SHOWN = 1_000;

interface Announcement {
  readonly sentence: string;
  readonly at: number;
  readonly nth: number;
}

/**
 * The page's only live region, which is polite. Each sentence is its own node, so that repeated
 * sentences are read again, and stays for a second, so that the next one does not replace it too early.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = useCallback((sentence: string) => {
    const at = performance.now();
    setAnnouncements((before) => [
      ...before.filter((announcement) => at - announcement.at < MIN_SHOWN),
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

/** Returns a function that makes screen readers read a sentence when they are idle. */
export function useAnnounce(): (sentence: string) => void {
  return use(AnnounceContext);
}
