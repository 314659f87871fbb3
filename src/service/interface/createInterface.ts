import { type Operation, OPERATIONS } from '../../contract/operations/operations.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { answerResponse, type Caching, withoutClock, withoutTimestamp } from '../answerResponse.ts';
import type { CarSettings } from '../by-car/findCarWays.ts';
import {
  liveCacheControl,
  partialCacheControl,
  REFUSAL_CACHE_CONTROL,
  stopsCacheControl,
} from '../cache-control.ts';
import { OPERATION_DOCS } from '../openapi/operation-docs.ts';
import { createJourneysOperation } from '../operations/journeys/journeys.ts';
import { createLotsOperation } from '../operations/lots.ts';
import type { OperationHandler } from '../operations/operation.ts';
import { RefusedError, requireKey } from '../operations/parameters.ts';
import { errorResponse, RETRY_SOON } from '../responses.ts';
import type { Source } from '../Source.ts';

export type Handler = (request: Request, query: URLSearchParams) => Response | Promise<Response>;

/** Receives each error that a source throws. Clients only get a general message. */
export type ReportFault = (operation: string, error: unknown) => void;

interface InterfaceOptions {
  /** Null if another server answers the interface. */
  readonly source: Source | null;
  readonly settings: CarSettings & Pick<Settings, 'service' | 'city' | 'polling'>;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readonly report: ReportFault;
}

const REFUSED = { 'cache-control': REFUSAL_CACHE_CONTROL };

/** How the answers of each operation are cached: live ones until the next poll, stops for longer. */
function operationCaching({
  polling,
  staleness,
}: Pick<Settings, 'polling' | 'staleness'>): (operation: Operation) => Caching {
  const ofLive = (poll: number, late: number): Caching => ({
    cacheControl: ({ refreshAt }, now, age) =>
      liveCacheControl({ poll, late }, refreshAt, now, age),
  });
  const ofVehicles = ofLive(polling.vehiclesSeconds, staleness.vehiclesLateSeconds);
  const bySubject: Partial<Record<Operation['subject'], Caching>> = {
    vehicles: ofVehicles,
    times: { ...ofVehicles, versionOf: withoutClock },
    lots: ofLive(polling.lotsSeconds, staleness.lotsLateSeconds),
  };
  const ofStops: Caching = {
    cacheControl: ({ isShortLived }, _now, age) =>
      isShortLived === true ? partialCacheControl(age) : stopsCacheControl(age),
    versionOf: withoutTimestamp,
  };
  return ({ fresh, subject }) =>
    fresh === 'static'
      ? ofStops
      : (bySubject[subject] ?? { ...ofVehicles, versionOf: withoutTimestamp });
}

/** Creates the handler of each operation of the interface, by its path. See `createService` for how they fail. */
export function createInterface({
  source,
  settings,
  clock,
  report,
}: InterfaceOptions): ReadonlyMap<string, Handler> {
  const { timeZone } = settings.city;
  const caching = operationCaching(settings);

  const answering =
    (name: string, operation: Operation, handle: OperationHandler): Handler =>
    async (request, query) => {
      if (source === null) return errorResponse(`This server does not serve ${name}`, 404);
      // An answer in the transit envelope says in its body that it is an error.
      const isTransit = operation.envelope !== 'plain';
      try {
        if (isTransit) requireKey(query, settings.service.key);
        const now = clock();
        const answer = await handle({ query, source, now, timeZone });
        return answerResponse(request, answer, caching(operation), now);
      } catch (error) {
        if (error instanceof RefusedError)
          return errorResponse(error.message, isTransit ? 200 : 404, REFUSED);
        report(name, error);
        return errorResponse(
          `The city's ${isTransit ? 'bus' : 'parking'} data is unavailable right now`,
          isTransit ? 200 : 503,
          RETRY_SOON,
        );
      }
    };

  const handlers = Object.entries(OPERATION_DOCS).flatMap(
    ([name, { operation, handle }]): [string, Handler][] =>
      handle === undefined ? [] : [[operation.path, answering(name, operation, handle)]],
  );
  const lots = answering('lots', OPERATIONS.lots, createLotsOperation(settings));
  const { getjourneys } = OPERATIONS;
  const journeys = answering('getjourneys', getjourneys, createJourneysOperation(settings));
  return new Map([...handlers, [OPERATIONS.lots.path, lots], [getjourneys.path, journeys]]);
}
