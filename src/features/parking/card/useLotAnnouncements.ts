import { useEffect, useRef } from 'react';

import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { bandWords, screenReaderCount } from '../lot-words.ts';
import type { ListedLot } from '../listLots.ts';
import { useLotFormatContext } from '../useLots.ts';

/** A listener is told of one lot at most this often (C14). */
const MIN_INTERVAL = 60_000;

/**
 * Has it read aloud when the band of the lot changes that is looked at, and nothing else: at most
 * once a minute, and then as it is at that time (C14).
 */
export function useLotAnnouncements(listed: ListedLot, receivedAt: number | undefined): void {
  const announce = useAnnounce();
  const context = useLotFormatContext(receivedAt);
  const { key, lot, state } = listed;
  const announced = useRef({ key, band: state.band, at: Number.NEGATIVE_INFINITY });
  const sentence = [lot.name, bandWords(state, context.words), screenReaderCount(state, context)]
    .filter((part) => part !== null)
    .join(', ');
  const latest = useRef(sentence);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => {
    if (announced.current.key !== key)
      announced.current = { ...announced.current, key, band: state.band };
    if (announced.current.band === state.band) return undefined;
    const wait = Math.max(0, announced.current.at + MIN_INTERVAL - performance.now());
    const timer = setTimeout(() => {
      announced.current = { key, band: state.band, at: performance.now() };
      announce(latest.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, state.band, announce]);
}
