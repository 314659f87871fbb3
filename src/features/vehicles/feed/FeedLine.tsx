import './FeedLine.css';

import { use, useState } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { feedSummary } from './feedSummary.ts';
import type { RouteFeed } from './route-feed.ts';
import { useFeedAnnouncements } from './useFeedAnnouncements.ts';

interface FeedLineProps {
  feeds: readonly RouteFeed[];
  staleness: Settings['staleness'];
  /** Milliseconds between two polls. */
  pollEvery: number;
  /** Whether what is open says it of each route already: it is then only told aloud. */
  isAnnouncedOnly: boolean;
  /** Opens what says more. */
  onOpen: () => void;
}

/**
 * The state of the feeds, whatever list is open: told aloud once at each change, and seen in one line
 * for as long as a chosen route is not live (R11, R21).
 */
export function FeedLine({ feeds, staleness, isAnnouncedOnly, ...rest }: FeedLineProps) {
  useFeedAnnouncements(feeds, staleness);
  if (isAnnouncedOnly) return null;
  const routes = feeds.map(({ route }) => route.routeID).join(' ');
  return <LingeringLine key={routes} {...rest} feeds={feeds} staleness={staleness} />;
}

/** A line that stays for two polls after the last trouble: of a feed that fails now and then the page would jump. */
function LingeringLine({
  feeds,
  staleness,
  pollEvery,
  onOpen,
}: Omit<FeedLineProps, 'isAnnouncedOnly'>) {
  const language = useLanguage();
  const offset = use(ClockOffsetContext);
  const problem = useNow(1000, (now) => {
    const clock = (at: number) => formatStandaloneClock(Date.now() - (now - at) + offset, language);
    return feedSummary(feeds, { staleness, now, clock, language });
  });
  const isTroubled = problem !== null;
  const [last, setLast] = useState({ isTroubled, endedAt: Number.NEGATIVE_INFINITY });
  if (last.isTroubled !== isTroubled) {
    setLast({ isTroubled, endedAt: isTroubled ? last.endedAt : monotonicNow() });
  }
  const isHeld = useNow(1000, (now) => now - last.endedAt <= 2 * pollEvery);
  if (!isTroubled && !isHeld) return null;
  return (
    <button type="button" className="feed-line" onClick={onOpen}>
      <Icon name="bus" size={16} />
      <span>{problem ?? language.words.vehicles.areLive}</span>
      <Icon name="chevron" size={16} />
    </button>
  );
}
