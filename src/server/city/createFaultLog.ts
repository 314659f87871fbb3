import { OutageError } from '../../service/OutageError.ts';
import { errorFields, type Log } from '../log.ts';

/** Milliseconds in which one fault is logged once. */
const SAME_FAULT = 60_000;
/** The same for an outage: the feed's own lines say when it began, why, and when it is over. */
const SAME_OUTAGE = 3_600_000;
/** More different faults than a city has at once. A fault whose message changes each time must not fill the memory. */
const MOST_FAULTS = 100;

/**
 * Logs why operations fail. While a feed is down every request of every rider fails, so one fault is logged once a
 * minute, an outage once an hour, with the number of times since it was logged last.
 *
 * @param clock returns milliseconds since 1970
 */
export function createFaultLog(
  log: Log,
  clock: () => number,
): (operation: string, error: unknown) => void {
  const faults = new Map<string, { readonly loggedAt: number; readonly unlogged: number }>();
  return (operation, error) => {
    const fields = errorFields(error);
    const fault = `${operation} ${fields.error}`;
    const now = clock();
    const last = faults.get(fault);
    const quiet = error instanceof OutageError ? SAME_OUTAGE : SAME_FAULT;
    if (last !== undefined && now - last.loggedAt < quiet) {
      faults.set(fault, { ...last, unlogged: last.unlogged + 1 });
      return;
    }
    const more = last === undefined || last.unlogged === 0 ? {} : { timesSinceLast: last.unlogged };
    log({ event: 'source failed', operation, ...fields, ...more });
    if (faults.size >= MOST_FAULTS) faults.clear();
    faults.set(fault, { loggedAt: now, unlogged: 0 });
  };
}
