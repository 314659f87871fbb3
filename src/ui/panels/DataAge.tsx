import { useLanguage } from '../text/Language.tsx';
import { useNow } from '../time/useNow.ts';

/** How old the shown data is, where the page has said why it isn't newer. @param receivedAt by `monotonicNow` */
export function DataAge({ receivedAt }: { receivedAt: number }) {
  const { words, formats } = useLanguage();
  return words.offline.dataAge(useNow(1000, (now) => formats.duration(now - receivedAt)));
}
