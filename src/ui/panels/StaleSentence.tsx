import { useLanguage } from '../text/Language.tsx';
import { useNow } from '../time/useNow.ts';

interface StaleSentenceProps {
  /** What failed to load, in the page's language: "Stops". */
  part: string;
  /** Why, in the page's language. */
  reason: string;
  /** When the data that is still shown was received, by `monotonicNow`. */
  receivedAt: number;
}

/** Says what failed and why, and how old the shown data is. */
export function StaleSentence({ part, reason, receivedAt }: StaleSentenceProps) {
  const { words, formats } = useLanguage('page');
  const age = useNow(1000, (now) => formats.duration(now - receivedAt));
  return words.failures.stale(part, reason, age);
}
