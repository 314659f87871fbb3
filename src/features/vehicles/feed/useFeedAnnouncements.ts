import { use, useEffect, useRef } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { noServiceToday } from './no-service.ts';
import { routeFeedState } from './route-feed.ts';
import type { RouteFeed } from './route-feed.ts';

function sentenceOf(feed: RouteFeed, state: string, instant: number, language: Language): string {
  const { formats, wordsOn } = language;
  const { vehicles, feed: copy } = wordsOn(feed.route.routeID);
  const count = feed.read?.answer?.vehicles.length ?? 0;
  switch (state) {
    case 'live':
      return copy.live(vehicles.count(count, formats.number(count)));
    case 'empty': {
      const noService = noServiceToday(feed.route, instant, language);
      return noService === null ? copy.empty : copy.noService(noService.nextDay);
    }
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

/** The states that are not announced for a route that the rider has not chosen (R37). */
const QUIET_STATES: ReadonlySet<string> = new Set(['live', 'empty', 'loading']);

/**
 * Announces when the state of a route's feed changes, not every poll (R21).
 *
 * @param others the routes that the rider has not chosen; only their failures and recoveries are announced
 */
export function useFeedAnnouncements(
  feeds: readonly RouteFeed[],
  others: readonly string[],
  staleness: Settings['staleness'],
): void {
  const language = useLanguage();
  const offset = use(ClockOffsetContext);
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
      const last = announced.current.get(routeID) ?? 'loading';
      const isQuiet = others.includes(routeID) && QUIET_STATES.has(state) && QUIET_STATES.has(last);
      if (last !== state && state !== 'loading' && !isQuiet) {
        const sentence = sentenceOf(feed, state, Date.now() + offset, language);
        sentences.push(`${language.words.routes.name(routeID, name)}: ${sentence}.`);
      }
      announced.current.set(routeID, state);
    }
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [feeds, others, states, offset, language, announce]);
}
