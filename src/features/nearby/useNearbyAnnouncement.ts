import { useEffect, useRef } from 'react';

import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { foundSentence } from './nearby-words.ts';
import type { NearbySearch } from './useNearbySearch.ts';

/** Announces the result of a search once for each point and radius, even if the list is opened again. */
export function useNearbyAnnouncement(search: NearbySearch, radius: number | null): void {
  const language = useLanguage();
  const announce = useAnnounce();
  const announced = useRef('');
  const { point, found, read } = search;
  const message = foundSentence(search, language);
  const searchKey = point === null ? '' : `${point.lat} ${point.lon} ${radius ?? ''}`;
  const outcome = read?.answer === undefined ? null : `${searchKey}: ${found.length}`;
  useEffect(() => {
    if (searchKey === '') announced.current = '';
    else if (outcome !== null && outcome !== announced.current) {
      announced.current = outcome;
      announce(message);
    }
  }, [searchKey, outcome, message, announce]);
}
