import './FeedLine.css';
import { use, useState } from 'react';

import type { Settings } from '../../../contract/settings/settings.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { VehicleIcon } from '../../../ui/icons/VehicleIcon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { feedSummary } from './feedSummary.ts';
import type { RouteFeed } from './route-feed.ts';
import { useFeedAnnouncements } from './useFeedAnnouncements.ts';

const NO_ROUTES: readonly string[] = [];

interface FeedLineProps {
  feeds: readonly RouteFeed[];
  /**
   * The routes that the rider has not chosen. The line shows their failures, but not that one of them
   * has no buses.
   */
  others?: readonly string[];
  staleness: Settings['staleness'];
  /** Milliseconds between two polls of a route, for those that are polled least often. */
  pollEvery: number;
  /** True where the open panel already shows the state of each route: then only screen readers get it. */
  isAnnouncedOnly: boolean;
  /** Opens the details of each route. */
  onOpen: () => void;
}

/**
 * The state of the feeds, independent of the open list: announces each change once, and shows one line
 * for as long as a chosen route is not live.
 */
export function FeedLine({
  feeds,
  others = NO_ROUTES,
  staleness,
  pollEvery,
  isAnnouncedOnly,
  onOpen,
}: FeedLineProps) {
  useFeedAnnouncements(feeds, others, staleness, pollEvery);
  if (isAnnouncedOnly) return null;
  const routes = feeds.map(({ route }) => route.routeID).join(' ');
  return (
    <LingeringLine
      key={routes}
      feeds={feeds}
      others={others}
      staleness={staleness}
      pollEvery={pollEvery}
      onOpen={onOpen}
    />
  );
}

/** Keeps the line for two more polls, so that the page does not jump when a feed fails now and then. */
function LingeringLine({
  feeds,
  others = NO_ROUTES,
  staleness,
  pollEvery,
  onOpen,
}: Omit<FeedLineProps, 'isAnnouncedOnly'>) {
  const language = useLanguage();
  const offset = use(ClockOffsetContext);
  const problem = useNow(1000, (now) => {
    const instant = Date.now() + offset;
    const clock = (at: number) => formatStandaloneClock(instant - (now - at), language);
    return feedSummary(feeds, { others, staleness, now, clock, instant, language });
  });
  const hasProblem = problem !== null;
  const [last, setLast] = useState({ hasProblem, endedAt: Number.NEGATIVE_INFINITY });
  if (last.hasProblem !== hasProblem) {
    setLast({ hasProblem, endedAt: hasProblem ? last.endedAt : monotonicNow() });
  }
  const isLingering = useNow(1000, (now) => now - last.endedAt <= 2 * pollEvery);
  if (!hasProblem && !isLingering) return null;
  const routeIDs = feeds.map(({ route }) => route.routeID);
  return (
    <button type="button" className="feed-line" onClick={onOpen}>
      <VehicleIcon routeIDs={routeIDs} size={16} />
      <span>{problem ?? language.wordsOn(...routeIDs).vehicles.liveAgain}</span>
      <Icon name="chevron" size={16} />
    </button>
  );
}
