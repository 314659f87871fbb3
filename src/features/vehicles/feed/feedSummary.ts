import type { Settings } from '../../../contract/settings.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import { stateOf } from './route-feed.ts';
import type { RouteFeed } from './route-feed.ts';

/** What keeps buses from being seen, the worst first. */
const TROUBLES = ['unreachable', 'frozen', 'delayed', 'empty'] as const;

interface FeedSummaryOptions {
  readonly staleness: Settings['staleness'];
  /** Milliseconds of `timePassed`. */
  readonly now: number;
  /** Gives an instant of `timePassed` as the clock of the service's zone. */
  readonly clock: (at: number) => string;
  readonly language: Pick<Language, 'words' | 'formats'>;
}

/**
 * Says in one line of all routes together why there are no buses to be seen, or none to rely on (R11):
 * "Routes 03 and 07: buses not reachable since 4:05".
 *
 * @returns null while every feed that has been read is live
 */
export function feedSummary(
  feeds: readonly RouteFeed[],
  { staleness, now, clock, language }: FeedSummaryOptions,
): string | null {
  const { words, formats } = language;
  const { announce } = words.vehicles;
  const judged = feeds.map((feed) => ({ feed, ...stateOf(feed, now, staleness) }));
  const routesBy = new Map<string, string[]>();
  for (const trouble of TROUBLES) {
    for (const { feed, state, since } of judged) {
      if (state !== trouble) continue;
      const said =
        trouble === 'unreachable' && since !== undefined
          ? `${announce.unreachable} ${words.failures.since(clock(since))}`
          : announce[trouble];
      routesBy.set(said, [...(routesBy.get(said) ?? []), feed.route.routeID]);
    }
  }
  const parts = [...routesBy].map(
    ([said, routeIDs]) =>
      `${words.vehicles.ofRoutes(routeIDs.length, formats.list(routeIDs))}: ${said}`,
  );
  return parts.length === 0 ? null : parts.join(' · ');
}
