import './FeedNotice.css';

import { use } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { RetryOrReload } from '../../../ui/loading/RetryOrReload.tsx';
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

/** How a sentence about a feed looks: loading and live are plain text, the rest a notice. */
type Look = 'loading' | 'live' | 'failure' | 'caution' | 'quiet';

/** What is said of a feed at a time, and how it looks. */
function noticeOf(
  { feed, staleness, hasFacts = false }: FeedNoticeProps,
  now: number,
  offset: number,
  language: Language,
): readonly [Look, string] {
  const { words, formats } = language;
  const { state, age, since, visibility } = routeFeedState(feed, now, staleness);
  const said = words.vehicles.state;
  const old = formats.duration(age ?? 0);
  const failure = feed.read?.failure;
  const { vehicles = [] } = feed.read?.answer ?? {};

  if (state === 'loading') return ['loading', said.loading];
  if (state === 'unreachable' && failure !== undefined) {
    const clock = words.failures.since(
      formatStandaloneClock(instantOf(failure.since, now) + offset, language),
    );
    const reason = failureReason(failure.error, words.failures);
    const sentence =
      failure.error.kind === 'chunk'
        ? words.failures.part(words.vehicles.part, reason)
        : said.unreachable(clock, reason);
    const isShown = visibility !== 'hidden' && vehicles.length > 0;
    const followsAsOf = hasFacts ? said.followsAsOf : undefined;
    const asOf = isShown ? said.shownAsOf : followsAsOf;
    return [
      isShown ? 'caution' : 'failure',
      asOf === undefined ? sentence : `${sentence} ${asOf(old)}`,
    ];
  }
  if (state === 'delayed') {
    return ['caution', visibility === 'hidden' ? said.delayedHidden(old) : said.delayed(old)];
  }
  if (state === 'empty') return ['quiet', said.empty];
  if (state === 'frozen') {
    return ['caution', said.frozen(formats.duration(now - (since ?? now)))];
  }
  const buses = words.vehicles.count(vehicles.length, formats.number(vehicles.length));
  return ['live', hasFacts ? said.updated(old) : said.live(buses, old)];
}

/** What can be said of a route's feed now, in words of its own for each state, ticking (R11). */
export function FeedNotice(props: FeedNoticeProps) {
  const { feed, onRetry } = props;
  const language = useLanguage();
  const offset = use(ClockOffsetContext);
  const [look, sentence] = useNow(1000, (now) => noticeOf(props, now, offset, language));
  if (look === 'loading') return <p className="feed-notice">{sentence}</p>;
  if (look === 'live') return <p className="feed-notice feed-notice--live">{sentence}</p>;
  const failure = feed.read?.failure;
  const retry =
    failure && onRetry ? (
      <RetryOrReload kind={failure.error.kind} onRetry={() => onRetry(feed.route.routeID)} />
    ) : undefined;
  return (
    <Notice tone={look} action={retry}>
      {sentence}
    </Notice>
  );
}
