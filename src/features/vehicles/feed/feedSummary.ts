import { feedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import type { PageLanguage } from '../../../ui/text/Language.tsx';
import { PROBLEMS, phrasesOf, problemMessage } from './feed-messages.ts';
import type { RouteFeed } from './route-feed.ts';

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
  readonly language: Pick<PageLanguage, 'words' | 'wordsOn' | 'formats' | 'timeZone' | 'labelOf'>;
}

/**
 * One line for all routes that says why buses are missing or unreliable, such as
 * "Routes 03 and 07: we can't reach live bus data (since 4:05)".
 *
 * @returns null while every feed that has been read is live
 */
export function feedSummary(
  feeds: readonly RouteFeed[],
  { others, staleness, now, clock, instant, language }: FeedSummaryOptions,
): string | null {
  const states = feeds.map((feed) => ({ feed, state: feedSentence(feed.read, now, staleness) }));
  const messages: [string, string][] = [];
  for (const problem of PROBLEMS) {
    for (const { feed, state } of states) {
      const { routeID } = feed.route;
      if (state !== problem || (problem === 'empty' && others.includes(routeID))) continue;
      const message = problemMessage(feed, problem, instant, language);
      const since = feed.read?.failure?.since;
      const from = since === undefined ? '' : ` (${language.words.failures.since(clock(since))})`;
      messages.push([routeID, message + from]);
    }
  }
  return messages.length === 0 ? null : dotSeparated(phrasesOf(messages, language));
}
