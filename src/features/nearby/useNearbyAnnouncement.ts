import { useEffect, useRef } from 'react';

import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { foundSentence, hasAnswer } from './nearby-words.ts';
import type { NearbySearch } from './useNearbySearch.ts';

/**
 * Announces the result of a finished search once for each point and radius, even if the list is
 * opened again. Announces it again when a part that failed has been read after all.
 */
export function useNearbyAnnouncement(search: NearbySearch, radius: number | null): void {
  const language = useLanguage();
  const announce = useAnnounce();
  const announced = useRef('');
  const { centers, found, failures, isDone } = search;
  // The rounded place: a link may give the same place with more digits.
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
