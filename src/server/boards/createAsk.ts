import type * as z from 'zod/mini';

import { operationUrl } from '../../contract/operations/first-requests.ts';
import type { Operation } from '../../contract/operations/operations.ts';
import { openPlainBody, openTransitBody } from '../../contract/wire/envelope.ts';
import { pathOf } from '../../service/createService.ts';
import type { City } from '../city/openCity.ts';

/** Asks an operation of the city's service. Null if it refuses, such as for an unknown ID; undefined if it can't answer. */
export type Ask = <S extends z.ZodMiniType>(
  operation: Operation<S>,
  query?: Readonly<Record<string, string | number>>,
) => Promise<z.output<S> | null | undefined>;

/** Returns a function that asks the city's own service, so that a board is made from what a page reads. */
export function createAsk({ handle, settings }: Pick<City, 'handle' | 'settings'>): Ask {
  return async (operation, query = {}) => {
    const { baseUrl, key } = settings().service;
    const isPlain = operation.envelope === 'plain';
    const base = isPlain ? '' : pathOf(baseUrl);
    const url = operationUrl(
      `http://board.invalid${base}`,
      operation,
      isPlain ? query : { key, ...query },
    );
    const response = await handle(new Request(url));
    if (response.status >= 500) return undefined;
    const json: unknown = await response.json();
    const opened = (isPlain ? openPlainBody : openTransitBody)(json, await operation.answer());
    return opened.outcome === 'answered' ? opened.body : null;
  };
}
