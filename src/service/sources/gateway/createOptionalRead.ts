import { RefusedError } from '../../operations/parameters.ts';
import type { Timed } from '../../Source.ts';
import type { SharedRead } from './createSharedRead.ts';

/** A service that lacks an operation is not asked for it again for so long, in milliseconds. */
const REFUSED_FOR = 600_000;

/**
 * Creates the function that asks for an operation that a service of another kind may lack, which it then refuses.
 *
 * @param missing says that the city has none of it
 * @param now returns milliseconds since 1970
 * @returns a function that takes, too, how a question is refused that the service does not answer
 */
export function createOptionalRead(missing: string, now: () => number) {
  let hasAnswered = false;
  let refusedUntil = Number.NEGATIVE_INFINITY;
  return async <T>(read: SharedRead<T>, refusal = missing): Promise<Timed<T>> => {
    if (now() < refusedUntil) throw new RefusedError(missing);
    try {
      const { value, readAt, nextAt } = await read.get();
      hasAnswered = true;
      return { value, reportedAt: readAt, readAt, refreshAt: nextAt };
    } catch (error) {
      if (!read.state().isRefused) throw error;
      if (!hasAnswered) refusedUntil = now() + REFUSED_FOR;
      throw new RefusedError(refusal);
    }
  };
}
