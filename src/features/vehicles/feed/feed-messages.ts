import { groupBy } from '../../../lib/groupBy.ts';
import type { PageLanguage } from '../../../ui/text/Language.tsx';
import { noServiceToday } from './no-service.ts';
import type { RouteFeed } from './route-feed.ts';

/** The states in which live buses are missing, worst first. */
export const PROBLEMS = ['unreachable', 'frozen', 'delayed', 'empty'] as const;
export type Problem = (typeof PROBLEMS)[number];

/**
 * What a route's feed lacks, such as "no buses now".
 *
 * @param instant the current time, in milliseconds since 1970
 */
export function problemMessage(
  { route }: RouteFeed,
  problem: Problem,
  instant: number,
  language: Pick<PageLanguage, 'wordsOn' | 'formats' | 'timeZone'>,
): string {
  const { feed: copy } = language.wordsOn(route.routeID);
  const noService = problem === 'empty' ? noServiceToday(route, instant, language) : null;
  return noService === null ? copy[problem] : copy.noService(noService.nextDay);
}

/**
 * One phrase for each message, such as "Routes 03 and 07: no buses now".
 *
 * @param messages pairs of a routeID and its message
 */
export function phrasesOf(
  messages: readonly (readonly [routeID: string, message: string])[],
  { words, formats, labelOf }: Pick<PageLanguage, 'words' | 'formats' | 'labelOf'>,
): string[] {
  return Array.from(
    groupBy(messages, ([, message]) => message),
    ([message, all]) =>
      words.feed.ofRoutes(
        all.length,
        formats.list(all.map(([routeID]) => labelOf(routeID))),
        message,
      ),
  );
}
