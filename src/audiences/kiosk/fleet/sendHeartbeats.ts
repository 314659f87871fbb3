import { jitter } from '../polling/spread.ts';
import type { ErrorQueue, Queued } from './errorQueue.ts';
import type { DisplayHealth } from './health.ts';

/** Milliseconds. */
const INTERVAL = 60_000;
const TIME_LIMIT = 10_000;

/** A server need not take longer messages. */
const MAX_BYTES = 2_000;
/** The most errors, and the most outages, in one message. One of each always fits. */
const MAX_IN_MESSAGE = 5;

/**
 * Posts JSON as plain text, which needs no preflight on another origin. Returns whether it arrived.
 *
 * @param secret for the page's own server only; another one has none of it
 */
async function post(url: string, body: object, secret: string | null): Promise<boolean> {
  const isOwnServer = url.startsWith('/');
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'text/plain',
        ...(secret !== null && isOwnServer && { 'x-curbside-screen': secret }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return ok;
  } catch {
    return false;
  }
}

const firstOf = ({ errors, outages }: Queued, count: number): Queued => ({
  errors: errors.slice(0, count),
  outages: outages.slice(0, count),
});

/** The first of the queued errors and outages: as many as fit in one message. */
function firstThatFit(queued: Queued, id: string): Queued {
  for (let count = MAX_IN_MESSAGE; count > 1; count -= 1) {
    const first = firstOf(queued, count);
    const json = JSON.stringify({ id, ...first });
    if (new TextEncoder().encode(json).length <= MAX_BYTES) return first;
  }
  return firstOf(queued, 1);
}

/**
 * Reports the display's health each minute, and after it the errors and outages that were queued, a few each minute. A
 * failed report shows nothing on the display.
 *
 * @param url from the operator's screens.json, never from the page's URL
 * @param secret from the display's address; null if it has none
 * @returns a function that stops it
 */
export function sendHeartbeats(
  url: string,
  health: () => DisplayHealth,
  queue: ErrorQueue,
  secret: string | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function send() {
    const report = health();
    if (await post(url, report, secret)) {
      const waiting = queue.waiting();
      const next = waiting === null ? null : firstThatFit(waiting, report.id);
      if (next !== null && (await post(url, { id: report.id, ...next }, secret)))
        queue.remove(next);
    }
    if (!isStopped) timer = setTimeout(() => void send(), INTERVAL * jitter());
  }
  void send();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
