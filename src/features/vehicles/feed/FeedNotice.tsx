import './FeedNotice.css';

import { use } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { loneClockOf } from '../../../lib/words/clockOf.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ClockOffset } from '../../../ui/time/ClockOffset.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { stateOf } from './route-feed.ts';
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
  const offset = use(ClockOffset);
  const { state, age, since, visibility } = stateOf(feed, now, staleness);
  const said = words.vehicles.state;
  const old = formats.duration(age ?? 0);
  const failure = feed.read?.failure;
  const { vehicles = [] } = feed.read?.answer ?? {};

  if (state === 'loading') return <p className="feed-notice">{said.loading}</p>;
  if (state === 'unreachable' && failure !== undefined) {
    const clock = words.failures.since(
      loneClockOf(instantOf(failure.since, now) + offset, language),
    );
    const sentence = said.unreachable(clock, failureReason(failure.error, words.failures));
    const isShown = visibility !== 'hidden' && vehicles.length > 0;
    const retry = onRetry && (
      <Button look="plain" onClick={() => onRetry(feed.route.routeID)}>
        {words.page.retry}
      </Button>
    );
    const followsAsOf = hasFacts ? said.followsAsOf : undefined;
    const asOf = isShown ? said.shownAsOf : followsAsOf;
    return (
      <Notice tone={isShown ? 'caution' : 'failure'} action={retry}>
        {asOf === undefined ? sentence : `${sentence} ${asOf(old)}`}
      </Notice>
    );
  }
  if (state === 'delayed') {
    const sentence = visibility === 'hidden' ? said.delayedHidden(old) : said.delayed(old);
    return <Notice tone="caution">{sentence}</Notice>;
  }
  if (state === 'empty') return <Notice tone="quiet">{said.empty}</Notice>;
  if (state === 'frozen') {
    return <Notice tone="caution">{said.frozen(formats.duration(now - (since ?? now)))}</Notice>;
  }
  const buses = words.vehicles.count(vehicles.length, formats.number(vehicles.length));
  return (
    <p className="feed-notice feed-notice--live">
      {hasFacts ? said.updated(old) : said.live(buses, old)}
    </p>
  );
}
