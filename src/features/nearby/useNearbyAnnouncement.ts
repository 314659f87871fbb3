import { useEffect, useRef } from 'react';

import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { foundSentence, hasAnswer } from './nearby-words.ts';
import type { NearbySearch } from './useNearbySearch.ts';

/**
 * Says aloud how much a search found (R3): once it is through and once for its point and radius, however
 * often the list is opened; again for another point that has as much, and when a part that failed came after all.
 */
export function useNearbyAnnouncement(search: NearbySearch, radius: number | null): void {
  const language = useLanguage();
  const announce = useAnnounce();
  const announced = useRef('');
  const { centers, found, failures, isDone } = search;
  // Where it was asked for, to the metre: a link may say the same place with more digits.
  const [point] = centers;
  const { nearby } = language.words;
  const sentence = foundSentence(search, language);
  const message = failures.length === 0 ? sentence : `${sentence} ${nearby.incomplete}`;
  const searchKey = point === undefined ? '' : `${point.lat} ${point.lon} ${radius ?? ''}`;
  const outcome =
    isDone && hasAnswer(search) ? `${searchKey}: ${found.length} ${failures.length === 0}` : null;
  useEffect(() => {
    if (searchKey === '') announced.current = '';
    else if (outcome !== null && outcome !== announced.current) {
      announced.current = outcome;
      announce(message);
    }
  }, [searchKey, outcome, message, announce]);
}
