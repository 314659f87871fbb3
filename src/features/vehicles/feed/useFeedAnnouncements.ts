import { useEffect, useRef } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import type { Words } from '../../../lib/words/en.ts';
import type { Formats } from '../../../lib/words/formats.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { routeFeedState } from './route-feed.ts';
import type { RouteFeed } from './route-feed.ts';

function sentenceOf(feed: RouteFeed, state: string, { vehicles }: Words, formats: Formats): string {
  const count = feed.read?.answer?.vehicles.length ?? 0;
  const copy = vehicles.announce;
  switch (state) {
    case 'live':
      return copy.live(vehicles.count(count, formats.number(count)));
    case 'empty':
      return copy.empty;
    case 'delayed':
      return copy.delayed;
    case 'frozen':
      return copy.frozen;
    case 'unreachable':
      return copy.unreachable;
    default:
      return copy.loading;
  }
}

/** Announces when the state of a route's feed changes, not every poll (R21). */
export function useFeedAnnouncements(
  feeds: readonly RouteFeed[],
  staleness: Settings['staleness'],
): void {
  const { words, wordsOn, formats } = useLanguage();
  const announce = useAnnounce();
  const states = useNow(1000, (now) =>
    feeds.map((feed) => routeFeedState(feed, now, staleness).state),
  );
  const announced = useRef(new Map<string, string>());
  useEffect(() => {
    const sentences: string[] = [];
    for (const [index, feed] of feeds.entries()) {
      const { routeID, name } = feed.route;
      const state = states[index] ?? 'loading';
      if (announced.current.get(routeID) !== state && state !== 'loading') {
        const sentence = sentenceOf(feed, state, wordsOn(routeID), formats);
        sentences.push(`${words.routes.name(routeID, name)}: ${sentence}.`);
      }
      announced.current.set(routeID, state);
    }
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [feeds, states, words, wordsOn, formats, announce]);
}
