import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** How long requests of one kind took, in milliseconds. */
export type Latencies = Map<string, number[]>;

export interface SteadyRequests {
  readonly port: number;
  /** The paths of one request of each kind, by the kind's name. Called for each round. */
  readonly paths: () => ReadonlyMap<string, string>;
  /** Milliseconds between two requests. */
  readonly interval: number;
  /** The statuses of good answers; 200 if omitted. */
  readonly statuses?: readonly number[];
  /** Whether to go on. */
  readonly isRunning: () => boolean;
}

/** Milliseconds after which a server is taken to be stuck. */
const TIME_LIMIT = 30_000;

async function request(port: number, path: string, agent: Agent): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const sent = get({ port, host: '127.0.0.1', path, agent, signal });
  // What waits below gets the error, or the response does.
  sent.on('error', () => {});
  const response: IncomingMessage = (await once(sent, 'response'))[0];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/**
 * Sends requests at a steady rate, whether or not the earlier ones were answered. A latency counts from
 * the time at which the request was due, so that riders who wait behind a slow answer count too.
 *
 * @throws Error if an answer has another status, or takes 30 s
 */
export async function requestSteadily(options: SteadyRequests): Promise<Latencies> {
  const { port, paths, interval, statuses = [200], isRunning } = options;
  const agent = new Agent({ keepAlive: true });
  const latencies: Latencies = new Map();
  const open: Promise<void>[] = [];
  let due = performance.now();
  while (isRunning()) {
    for (const [kind, path] of paths()) {
      due += interval;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const startedAt = due;
      const times = latencies.get(kind) ?? [];
      latencies.set(kind, times);
      const measure = async () => {
        const status = await request(port, path, agent);
        if (status === undefined || !statuses.includes(status))
          throw new Error(`${path}: HTTP ${status}`);
        times.push(performance.now() - startedAt);
      };
      const measured = measure();
      // A failure is thrown when all have ended. Until then nobody waits for it.
      measured.catch(() => {});
      open.push(measured);
    }
  }
  await Promise.all(open);
  agent.destroy();
  return latencies;
}

/** The value below which a share of the values is, such as 0.99; NaN without any. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
