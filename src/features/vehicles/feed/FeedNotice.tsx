import './FeedNotice.css';

import { use } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { routeFeedState } from './route-feed.ts';
import type { RouteFeed } from './route-feed.ts';

interface FeedNoticeProps {
  feed: RouteFeed;
  staleness: Settings['staleness'];
  /** What one vehicle told follows: its age is always said then, and the number of them all is not. */
  hasFacts?: boolean;
  /** Reads at once; the next poll comes by itself in any case (R8). */
  onRetry?: ((routeID: string) => void) | undefined;
}

/** A time of the clock of all ages as an instant of the device's. */
const instantOf = (time: number, now: number) => Date.now() - (now - time);

/** What can be said of a route's feed now, in words of its own for each state, ticking (R11). */
export function FeedNotice({ feed, staleness, hasFacts = false, onRetry }: FeedNoticeProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const now = useNow(1000);
  const offset = use(ClockOffsetContext);
  const { state, age, since, visibility } = routeFeedState(feed, now, staleness);
  const copy = words.vehicles.state;
  const ageText = formats.duration(age ?? 0);
  const failure = feed.read?.failure;
  const { vehicles = [] } = feed.read?.answer ?? {};

  if (state === 'loading') return <p className="feed-notice">{copy.loading}</p>;
  if (state === 'unreachable' && failure !== undefined) {
    const clock = words.failures.since(
      formatStandaloneClock(instantOf(failure.since, now) + offset, language),
    );
    const sentence = copy.unreachable(clock, failureReason(failure.error, words.failures));
    const isShown = visibility !== 'hidden' && vehicles.length > 0;
    const retry = onRetry && (
      <Button variant="plain" onClick={() => onRetry(feed.route.routeID)}>
        {words.page.retry}
      </Button>
    );
    const followsAsOf = hasFacts ? copy.followsAsOf : undefined;
    const asOf = isShown ? copy.shownAsOf : followsAsOf;
    return (
      <Notice tone={isShown ? 'caution' : 'failure'} action={retry}>
        {asOf === undefined ? sentence : `${sentence} ${asOf(ageText)}`}
      </Notice>
    );
  }
  if (state === 'delayed') {
    const sentence = visibility === 'hidden' ? copy.delayedHidden(ageText) : copy.delayed(ageText);
    return <Notice tone="caution">{sentence}</Notice>;
  }
  if (state === 'empty') return <Notice tone="quiet">{copy.empty}</Notice>;
  if (state === 'frozen') {
    return <Notice tone="caution">{copy.frozen(formats.duration(now - (since ?? now)))}</Notice>;
  }
  const buses = words.vehicles.count(vehicles.length, formats.number(vehicles.length));
  return (
    <p className="feed-notice feed-notice--live">
      {hasFacts ? copy.updated(ageText) : copy.live(buses, ageText)}
    </p>
  );
}
