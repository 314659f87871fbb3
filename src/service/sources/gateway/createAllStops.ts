import { limitConcurrency } from '../../../lib/limitConcurrency.ts';
import { gapOf, type RouteStop, type Timed } from '../../Source.ts';
import type { SharedRead } from './createSharedRead.ts';
import type { UpstreamStops } from './decode-upstream.ts';

const CONCURRENT_READS = 4;

type StopsRead = SharedRead<UpstreamStops>;

/**
 * Combines the reads of all routes. One route that the upstream refuses, such as one that it no longer has,
 * must not take the stops of the whole city with it (S9). A route that could not be read for another reason
 * is a fault, because its stops may be those that somebody looks for.
 *
 * @returns a function that throws the error of a route if none could be read
 */
export function createAllStops(
  reads: () => Iterable<StopsRead>,
): () => Promise<Pick<Timed<readonly RouteStop[]>, 'value' | 'gap'>> {
  const limit = limitConcurrency(CONCURRENT_READS);
  let parts: readonly (readonly RouteStop[])[] = [];
  let stops: readonly RouteStop[] = [];

  return async () => {
    const all = [...reads()];
    const results = await Promise.allSettled(all.map((read) => limit(() => read.get())));
    const failed = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ ...gapOf(result.reason), read: all[index] }] : [],
    );
    const [first] = failed;
    if (first !== undefined && failed.length === results.length) throw first.fault;
    const lost = failed.find(({ read }) => read?.state().isRefused !== true);
    const gap = first === undefined ? null : { fault: lost?.fault ?? null };
    const known = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.value.stops] : [],
    );
    // The same array until a route's stops change, so that they are indexed once.
    if (known.length !== parts.length || known.some((part, index) => part !== parts[index])) {
      parts = known;
      stops = known.flat();
    }
    return { value: stops, gap };
  };
}
