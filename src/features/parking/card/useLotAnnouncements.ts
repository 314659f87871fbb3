import { useEffect, useEffectEvent, useRef } from 'react';

import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import type { ListedLot } from '../listLots.ts';
import { bandWords, screenReaderCount } from '../lot-words.ts';
import { useLotFormatContext } from '../useLots.ts';

/** The shortest time between two announcements for one lot. */
const MIN_INTERVAL = 60_000;

/**
 * Announces to screen readers when the selected lot's band changes, at most once a minute. A delayed
 * announcement reads the state at the time it is made.
 */
export function useLotAnnouncements(listed: ListedLot, receivedAt: number | undefined): void {
  const announce = useAnnounce();
  const context = useLotFormatContext(receivedAt);
  const { key, lot, state } = listed;
  const announced = useRef({ key, band: state.band, at: Number.NEGATIVE_INFINITY });
  const sentence = [lot.name, bandWords(state, context.words), screenReaderCount(state, context)]
    .filter((part) => part !== null)
    .join(context.words.page.comma);
  const announceSentence = useEffectEvent(() => announce(sentence));
  useEffect(() => {
    if (announced.current.key !== key)
      announced.current = { ...announced.current, key, band: state.band };
    if (announced.current.band === state.band) return undefined;
    const wait = Math.max(0, announced.current.at + MIN_INTERVAL - performance.now());
    const timer = setTimeout(() => {
      announced.current = { key, band: state.band, at: performance.now() };
      announceSentence();
    }, wait);
    return () => clearTimeout(timer);
  }, [key, state.band]);
}
