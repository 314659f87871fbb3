import { concernMatches } from '../../../contract/alerts/concernMatches.ts';
import type { Notice } from '../Notice.ts';
import type { NoticePlace } from './concerning.ts';

/** Whether a notice, while it is in force, says that nothing stops at a stop, or no bus of these routes does. */
export const isStopClosed = (
  { effect, concerns }: Pick<Notice, 'effect' | 'concerns'>,
  place: NoticePlace,
): boolean =>
  effect === 'no-service' &&
  concerns.some((concern) => concern.stops !== undefined && concernMatches(concern, place));

/** The stops that are closed for every route. */
export const closedStops = (notices: readonly Notice[]): ReadonlySet<string> =>
  new Set(
    notices
      .filter(({ effect, isInForce }) => effect === 'no-service' && isInForce)
      .flatMap(({ concerns }) => concerns)
      .flatMap(({ routeID, trips, stops = [] }) =>
        routeID === undefined && trips === undefined ? stops : [],
      ),
  );

/** The routes without any bus, in both directions. */
export const stoppedRoutes = (notices: readonly Notice[]): ReadonlySet<string> =>
  new Set(
    notices
      .filter(({ effect, isInForce }) => effect === 'no-service' && isInForce)
      .flatMap(({ concerns }) => concerns)
      .flatMap(({ routeID, destinations, stops, trips }) => {
        const isWhole = [destinations, stops, trips].every((part) => part === undefined);
        return routeID !== undefined && isWhole ? [routeID] : [];
      }),
  );
