import { use, useEffect, useRef } from 'react';

import { feedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { FeedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { PROBLEMS, phrasesOf, problemMessage } from './feed-messages.ts';
import type { RouteFeed } from './route-feed.ts';
import { advanceSpokenStates } from './spoken-states.ts';
import type { SpokenStates } from './spoken-states.ts';

/** Milliseconds between two looks at changes that are not announced yet. */
const CHECK_INTERVAL = 1_000;

/** One sentence for each state of these routes, worst first: "Routes 03 and 07: 9 buses, live." */
function sentencesOf(
  feeds: readonly RouteFeed[],
  states: SpokenStates,
  instant: number,
  language: Language,
): string {
  const inState = (state: FeedSentence) =>
    feeds.filter(({ route }) => states.get(route.routeID)?.state === state);
  const problems = PROBLEMS.flatMap((problem) =>
    inState(problem).map(
      (feed) => [feed.route.routeID, problemMessage(feed, problem, instant, language)] as const,
    ),
  );
  const live = inState('live');
  const routeIDs = live.map(({ route }) => route.routeID);
  const count = live.reduce((sum, { read }) => sum + (read?.answer?.vehicles.length ?? 0), 0);
  const { vehicles, feed: copy } = language.wordsOn(...routeIDs);
  const message = copy.live(vehicles.count(count, language.formats.number(count)));
  return [
    ...phrasesOf(problems, language),
    ...phrasesOf(
      routeIDs.map((id) => [id, message]),
      language,
    ),
  ]
    .map((phrase) => `${phrase}.`)
    .join(' ');
}

/** The states that are not announced for a route that the rider has not chosen. */
const QUIET_STATES: ReadonlySet<string> = new Set(['live', 'empty', 'loading']);

/**
 * Announces when the state of a route's feed changes, not every poll: as damped as the visible line, and in one
 * sentence for all routes.
 *
 * @param others the routes that the rider has not chosen; only their failures and recoveries are announced
 * @param pollEvery milliseconds between two polls
 */
export function useFeedAnnouncements(
  feeds: readonly RouteFeed[],
  others: readonly string[],
  staleness: Settings['staleness'],
  pollEvery: number,
): void {
  const language = useLanguage();
  const offset = use(ClockOffsetContext);
  const announce = useAnnounce();
  const states = useNow(1000, (now) => feeds.map(({ read }) => feedSentence(read, now, staleness)));
  const spokenRef = useRef<SpokenStates>(new Map());
  useEffect(() => {
    const isQuiet = (routeID: string, from: string, to: string) =>
      others.includes(routeID) && QUIET_STATES.has(from) && QUIET_STATES.has(to);
    const statesNow = new Map(
      feeds.map(({ route }, index) => [route.routeID, states[index] ?? 'loading'] as const),
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announceChanges = () => {
      const options = { isQuiet, pollEvery, now: monotonicNow() };
      const { spoken, due, isPending } = advanceSpokenStates(spokenRef.current, statesNow, options);
      spokenRef.current = spoken;
      if (due.length > 0) {
        const changed = feeds.filter(({ route }) => due.includes(route.routeID));
        announce(sentencesOf(changed, spoken, Date.now() + offset, language));
      }
      if (isPending) timer = setTimeout(announceChanges, CHECK_INTERVAL);
    };
    announceChanges();
    return () => clearTimeout(timer);
  }, [feeds, others, states, pollEvery, offset, language, announce]);
}
