/** The least time that is measured well, and the size of texts above which faster readers count as linear. */
const LONG_RUN = 20;
const MOST_CHARACTERS = 256_000;
/** Two sizes are compared that are three doublings apart: linear work grows 8 times, quadratic work 64 times. */
const DOUBLINGS = 3;
const MOST_GROWTH = 3 ** DOUBLINGS;
/** Shorter runs count as so long. A collection of garbage, say, may double them. */
const SHORTEST_RUN = 0.5;
const TRIES = 5;

/** Milliseconds of the processor. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least of some runs: whatever else the machine does only makes a run longer. */
async function leastTimeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) times.push(await timeOf(work));
  return Math.min(...times);
}

/**
 * Whether a reader's work grows too fast with the length of its text: when doubling it triples the work.
 *
 * A busy machine makes no linear reader fail: the processor's own time counts, not the clock's; a run that looks too
 * long is repeated, and its shortest time counts; and linear work stays below the limit by a factor of three.
 *
 * @param textOf a text with a part that is repeated so many times
 * @returns a sentence that says so; null if it doesn't
 */
export async function growthFault(
  textOf: (times: number) => string,
  read: (text: string) => unknown,
): Promise<string | null> {
  let [times, text, time] = [0, '', 0];
  while (time < LONG_RUN && text.length < MOST_CHARACTERS) {
    // In small steps at first: exponential work would never end.
    times = times < 64 ? times + 4 : times * 2;
    const longer = textOf(times);
    text = longer;
    time = await timeOf(() => read(longer));
  }
  if (time < LONG_RUN) return null;
  const short = textOf(Math.round(times / 2 ** DOUBLINGS));
  const long = text;
  const shortTime = Math.max(SHORTEST_RUN, await leastTimeOf(() => read(short)));
  if (time <= MOST_GROWTH * shortTime) return null;
  const longTime = await leastTimeOf(() => read(long));
  return longTime <= MOST_GROWTH * shortTime
    ? null
    : `${long.length} characters take ${longTime} ms, and ${short.length} of them ${shortTime} ms`;
}
