import { errorFields, type Log } from '../../log.ts';
import { StartupError } from '../../StartupError.ts';
import type { FeedSource } from '../createGtfsSource.ts';

/** A feed by its name, which is empty for the only one of a city. */
export interface NamedSource {
  readonly name: string;
  readonly source: FeedSource;
}

export const inFrontOf = (name: string, text: string): string =>
  name === '' ? text : `${name}: ${text}`;

/**
 * Milliseconds. A feed whose server does not answer must not keep the others from riders for the ten minutes of a
 * download.
 */
const PATIENCE = 120_000;

/**
 * Starts all feeds. Those that can't be read are tried again, and the log names them.
 *
 * @param patience milliseconds for which the others are waited for once one can be read
 * @returns why feeds can't be read, one line for each reason, in the order of the feeds
 */
export async function startFeeds(
  feeds: readonly NamedSource[],
  log: Log,
  patience = PATIENCE,
): Promise<readonly string[]> {
  const starts = feeds.map(async ({ source }) => source.start?.());
  const impatient = Promise.any(starts).then(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, patience).unref();
      }),
    () => {},
  );
  const reasons = feeds.map((): readonly string[] => []);
  let isOver = false;
  const settled = starts.map(async (each, index) => {
    const { name = '' } = feeds[index] ?? {};
    try {
      await each;
    } catch (error) {
      if (!(error instanceof StartupError)) {
        // The time is up, and the start went on without this feed.
        if (isOver) log({ event: 'feed not on the map', name, ...errorFields(error) });
        throw error;
      }
      reasons[index] = error.lines.map((line) => inFrontOf(name, line));
      // A city of one feed does not start, and the command prints why.
      if (name !== '')
        for (const reason of error.lines) log({ event: 'feed not on the map', name, reason });
    }
  });
  await Promise.race([Promise.all(settled), impatient]);
  isOver = true;
  return reasons.flat();
}
