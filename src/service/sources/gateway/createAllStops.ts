import { limitConcurrency } from '../../../lib/limitConcurrency.ts';
import type { RouteStop, Timed } from '../../Source.ts';
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

  async function readOne(read: StopsRead): Promise<readonly RouteStop[] | Error> {
    try {
      return (await limit(() => read.get())).value.stops;
    } catch (error) {
      return error instanceof Error ? error : new Error('unknown error');
    }
  }

  return async () => {
    const all = [...reads()];
    const results = await Promise.all(all.map(readOne));
    const errors = results.flatMap((result, index) =>
      result instanceof Error ? { error: result, read: all[index] } : [],
    );
    const [first] = errors;
    if (first !== undefined && errors.length === results.length) throw first.error;
    const fault = errors.find(({ read }) => read?.state().isRefused !== true)?.error ?? null;
    const gap = first === undefined ? null : { fault };
    const known = results.flatMap((result) => (result instanceof Error ? [] : [result]));
    // The same array until a route's stops change, so that they are indexed once.
    if (known.length !== parts.length || known.some((part, index) => part !== parts[index])) {
      parts = known;
      stops = known.flat();
    }
    return { value: stops, gap };
  };
}
