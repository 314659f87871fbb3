import { type Operation, OPERATIONS } from '../../contract/operations.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { answerResponse } from '../answerResponse.ts';
import { REFUSAL_CACHE_CONTROL } from '../cache-control.ts';
import { OPERATION_DOCS } from '../openapi/operation-docs.ts';
import { createLotsOperation } from '../operations/lots.ts';
import type { OperationHandler } from '../operations/operation.ts';
import { RefusedError, requireKey } from '../operations/parameters.ts';
import { errorResponse } from '../responses.ts';
import { retryHeader } from '../retryHeader.ts';
import type { Source } from '../Source.ts';
import { operationCaching } from './operation-caching.ts';

export type Handler = (request: Request, query: URLSearchParams) => Response | Promise<Response>;

/** Receives each error that a source throws. Clients only get a general message. */
export type ReportFault = (operation: string, error: unknown) => void;

interface InterfaceOptions {
  /** Null if another server answers the interface. */
  readonly source: Source | null;
  readonly settings: Pick<Settings, 'service' | 'city' | 'polling' | 'staleness' | 'events'>;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readonly report: ReportFault;
}

const REFUSED = { 'cache-control': REFUSAL_CACHE_CONTROL };

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
          retryHeader(error),
        );
      }
    };

  const handlers = Object.entries(OPERATION_DOCS).flatMap(
    ([name, { operation, handle }]): [string, Handler][] =>
      handle === undefined ? [] : [[operation.path, answering(name, operation, handle)]],
  );
  const lots = answering('lots', OPERATIONS.lots, createLotsOperation(settings));
  return new Map([...handlers, [OPERATIONS.lots.path, lots]]);
}
