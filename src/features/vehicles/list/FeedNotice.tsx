import './FeedNotice.css';
import { use } from 'react';

import { feedSentence, vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { RetryOrReload } from '../../../ui/loading/RetryOrReload.tsx';
import { useIsCauseSaid } from '../../../ui/panels/CauseSaid.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { noServiceSentence } from '../feed/no-service.ts';
import type { RouteFeed } from '../feed/route-feed.ts';

interface FeedNoticeProps {
  feed: RouteFeed;
  staleness: Settings['staleness'];
  /** True above the facts of one vehicle: then the notice gives their age, and not the number of buses. */
  hasFacts?: boolean;
  /** Reads at once, without waiting for the next poll. */
  onRetry?: ((routeID: string) => void) | undefined;
}

/** Converts a time of the monotonic clock to epoch milliseconds. */
const epochTime = (time: number, now: number) => Date.now() - (now - time);

/** `loading` and `live` are plain text. The others are the tones of a notice. */
type Variant = 'loading' | 'live' | 'failure' | 'caution' | 'quiet';

/** The sentence about a feed at a time, '' if the page says it already, and how it is displayed. */
function noticeOf(
  { feed, staleness, hasFacts = false }: FeedNoticeProps,
  now: number,
  offset: number,
  language: Language,
  isCauseSaid: (kind: string) => boolean,
): readonly [Variant, string] {
  const { formats, wordsOn } = language;
  const words = wordsOn(feed.route.routeID);
  const { age, unchangedSince, visibility } = vehicleHealth(feed.read, now, staleness);
  const about = feedSentence(feed.read, now, staleness);
  const copy = words.vehicles.state;
  const old = formats.duration(age ?? 0);
  const failure = feed.read?.failure;
  const { vehicles = [] } = feed.read?.answer ?? {};

  if (about === 'loading') return ['loading', copy.loading];
  if (about === 'unreachable' && failure !== undefined) {
    const clock = words.failures.since(
      formatStandaloneClock(epochTime(failure.since, now) + offset, language),
    );
    const reason = failureReason(failure.error, words.failures);
    const { kind } = failure.error;
    const sentence = isCauseSaid(kind)
      ? ''
      : kind === 'chunk'
        ? words.failures.part(words.layers.vehicles, reason)
        : copy.unreachable(clock, reason);
    const isShown = visibility !== 'hidden' && vehicles.length > 0;
    const followsAsOf = hasFacts ? copy.detailsAsOf : undefined;
    const asOf = isShown ? copy.shownAsOf : followsAsOf;
    return [
      isShown ? 'caution' : 'failure',
      asOf === undefined ? sentence : `${sentence} ${asOf(old)}`.trim(),
    ];
  }
  if (about === 'delayed') {
    return ['caution', visibility === 'hidden' ? copy.delayedHidden(old) : copy.delayed(old)];
  }
  if (about === 'empty') {
    return ['quiet', noServiceSentence(feed.route, Date.now() + offset, language) ?? copy.empty];
  }
  if (about === 'frozen') {
    return ['caution', copy.frozen(formats.duration(now - (unchangedSince ?? now)))];
  }
  const buses = words.vehicles.count(vehicles.length, formats.number(vehicles.length));
  return ['live', hasFacts ? language.words.frame.updated(old) : copy.live(buses, old)];
}

/** The state of a route's feed and its age, updated every second. */
export function FeedNotice(props: FeedNoticeProps) {
  const { feed, onRetry } = props;
  const language = useLanguage();
  const offset = use(ClockOffsetContext);
  const isCauseSaid = useIsCauseSaid();
  const [variant, sentence] = useNow(1000, (now) =>
    noticeOf(props, now, offset, language, isCauseSaid),
  );
  if (sentence === '') return null;
  if (variant === 'loading') return <p className="feed-notice">{sentence}</p>;
  if (variant === 'live') return <p className="feed-notice feed-notice--live">{sentence}</p>;
  const failure = feed.read?.failure;
  const retry =
    failure && onRetry && !isCauseSaid(failure.error.kind) ? (
      <RetryOrReload kind={failure.error.kind} onRetry={() => onRetry(feed.route.routeID)} />
    ) : undefined;
  return (
    <Notice tone={variant} action={retry}>
      {sentence}
    </Notice>
  );
}
