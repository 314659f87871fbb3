import { useEffect, useRef } from 'react';

import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { bandWords, spokenCount } from '../lot-words.ts';
import type { ListedLot } from '../listLots.ts';
import { useLotTelling } from '../useLots.ts';

/** A listener is told of one lot at most this often (C14). */
const AT_MOST_EVERY = 60_000;

/**
 * Has it read aloud when the band of the lot changes that is looked at, and nothing else: at most
 * once a minute, and then as it is at that time (C14).
 */
export function useLotAnnouncements(listed: ListedLot, receivedAt: number | undefined): void {
  const announce = useAnnounce();
  const telling = useLotTelling(receivedAt);
  const { key, lot, state } = listed;
  const said = useRef({ key, band: state.band, at: Number.NEGATIVE_INFINITY });
  const sentence = [lot.name, bandWords(state, telling.words), spokenCount(state, telling)]
    .filter((part) => part !== null)
    .join(', ');
  const latest = useRef(sentence);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => {
    if (said.current.key !== key) said.current = { ...said.current, key, band: state.band };
    if (said.current.band === state.band) return undefined;
    const wait = Math.max(0, said.current.at + AT_MOST_EVERY - performance.now());
    const timer = setTimeout(() => {
      said.current = { key, band: state.band, at: performance.now() };
      announce(latest.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, state.band, announce]);
}
