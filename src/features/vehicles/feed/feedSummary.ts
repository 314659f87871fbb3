import type { Settings } from '../../../contract/settings.ts';
import type { FrameLanguage } from '../../../ui/text/Language.tsx';
import { noServiceToday } from './no-service.ts';
import { routeFeedState } from './route-feed.ts';
import type { RouteFeed } from './route-feed.ts';

/** The states in which live buses are missing, worst first. */
const PROBLEMS = ['unreachable', 'frozen', 'delayed', 'empty'] as const;

interface FeedSummaryOptions {
  /** The routes that the rider has not chosen. The line doesn't say that they have no buses. */
  readonly others: readonly string[];
  readonly staleness: Settings['staleness'];
  /** Milliseconds of the monotonic clock. */
  readonly now: number;
  /** Formats a time of the monotonic clock as a clock time in the service's zone. */
  readonly clock: (at: number) => string;
  /** The current time, in milliseconds since 1970. */
  readonly instant: number;
  readonly language: Pick<FrameLanguage, 'words' | 'wordsOn' | 'formats' | 'timeZone'>;
}

/**
 * One line for all routes that says why buses are missing or unreliable (R11), such as
 * "Routes 03 and 07: we can't reach live bus data (since 4:05)".
 *
 * @returns null while every feed that has been read is live
 */
export function feedSummary(
  feeds: readonly RouteFeed[],
  { others, staleness, now, clock, instant, language }: FeedSummaryOptions,
): string | null {
  const { words, wordsOn, formats } = language;
  const states = feeds.map((feed) => ({ feed, ...routeFeedState(feed, now, staleness) }));
  const routesByMessage = new Map<string, string[]>();
  for (const problem of PROBLEMS) {
    for (const { feed, state, since } of states) {
      if (state !== problem) continue;
      if (problem === 'empty' && others.includes(feed.route.routeID)) continue;
      const { feed: copy } = wordsOn(feed.route.routeID);
      const noService = problem === 'empty' ? noServiceToday(feed.route, instant, language) : null;
      const other =
        problem === 'unreachable' && since !== undefined
          ? `${copy.unreachable} (${words.failures.since(clock(since))})`
          : copy[problem];
      const message = noService === null ? other : copy.noService(noService.nextDay);
      routesByMessage.set(message, [...(routesByMessage.get(message) ?? []), feed.route.routeID]);
    }
  }
  const parts = [...routesByMessage].map(
    ([message, routeIDs]) =>
      `${words.feed.ofRoutes(routeIDs.length, formats.list(routeIDs))}: ${message}`,
  );
  return parts.length === 0 ? null : parts.join(' · ');
}
