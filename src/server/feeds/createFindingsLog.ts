import type { Log, LogEntry } from '../log.ts';

/** A feed with many faults must not fill the log. `npm run feed-report` prints all of them. */
const LINES_LOGGED = 20;

/** What was left out of a feed, by reason, and the sentences about it. */
interface Findings {
  readonly leftOut: Readonly<Record<string, number>>;
  readonly sentences: readonly string[];
}

/**
 * Creates the function that logs what was left out of a feed that is read often: the counts when they change,
 * and its sentences when there is a new reason. The values in the sentences may differ with each reading.
 *
 * @param entry the log's entry for the counts, without them
 */
export function createFindingsLog(log: Log, entry: LogEntry): (findings: Findings) => void {
  let shown = '{}';
  const reasons = new Set<string>();
  return ({ leftOut, sentences }) => {
    const text = JSON.stringify(leftOut);
    if (text === shown) return;
    shown = text;
    if (text !== '{}') log({ ...entry, leftOut });
    const isNew = Object.keys(leftOut).some((reason) => !reasons.has(reason));
    for (const reason of Object.keys(leftOut)) reasons.add(reason);
    if (isNew) logLines(log, sentences);
  };
}

/**
 * Creates the function that logs why a feed fails, once for each reason, and that it has recovered.
 *
 * @param about which feed, for each entry
 * @returns a function that takes what was found in a file that is refused, too
 */
export function createFailureLog(
  log: Log,
  kind: string,
  about: Readonly<Record<string, string>>,
): (failure: string | undefined, problems?: readonly string[]) => void {
  let last: string | undefined;
  return (failure, problems = []) => {
    if (failure === last) return;
    last = failure;
    if (failure === undefined) log({ event: `${kind} recovered`, ...about });
    else log({ event: `${kind} failed`, ...about, failure });
    logLines(log, problems);
  };
}

/** Logs the sentences about a feed, as those about a GTFS feed are logged. */
function logLines(log: Log, sentences: readonly string[]): void {
  for (const line of sentences.slice(0, LINES_LOGGED)) log({ event: 'feed report', line });
}

/** The counts of what was left out, in words: `counts that are too old (14), places (2)`. */
export const countedReasons = (leftOut: Readonly<Record<string, number>>): string =>
  Object.entries(leftOut)
    .map(([reason, count]) => `${reason} (${count})`)
    .join(', ');
