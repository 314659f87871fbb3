import './FeedLine.css';

import { use, useState } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { ClockOffset } from '../../../ui/time/ClockOffset.ts';
import { loneClockOf } from '../../../lib/words/clockOf.ts';
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
  isSaid: boolean;
  /** Opens what says more. */
  onOpen: () => void;
}

/**
 * The state of the feeds, whatever list is open: told aloud once at each change, and seen in one line
 * for as long as a chosen route is not live (R11, R21).
 */
export function FeedLine({ feeds, staleness, isSaid, ...line }: FeedLineProps) {
  const now = useNow(1000);
  useFeedAnnouncements(feeds, staleness, now);
  if (isSaid) return null;
  const routes = feeds.map(({ route }) => route.routeID).join(' ');
  return <HeldLine key={routes} {...line} feeds={feeds} staleness={staleness} now={now} />;
}

interface HeldLineProps extends Omit<FeedLineProps, 'isSaid'> {
  now: number;
}

/** A line that stays for two polls after the last trouble: of a feed that fails now and then the page would jump. */
function HeldLine({ feeds, staleness, pollEvery, now, onOpen }: HeldLineProps) {
  const language = useLanguage();
  const offset = use(ClockOffset);
  const [troubledAt, setTroubledAt] = useState<number | null>(null);
  const clock = (at: number) => loneClockOf(Date.now() - (now - at) + offset, language);
  const trouble = feedSummary(feeds, { staleness, now, clock, language });
  if (trouble !== null && troubledAt !== now) setTroubledAt(now);
  if (troubledAt === null || now - troubledAt > 2 * pollEvery) return null;
  return (
    <button type="button" className="feed-line" onClick={onOpen}>
      <Icon name="bus" size={16} />
      <span>{trouble ?? language.words.vehicles.areLive}</span>
      <Icon name="chevron" size={16} />
    </button>
  );
}
