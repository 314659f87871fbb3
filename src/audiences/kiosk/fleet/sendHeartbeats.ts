import type { ErrorQueue } from './errorQueue.ts';
import type { Health } from './health.ts';
import { jitter } from './spread.ts';

/** Milliseconds. */
const INTERVAL = 60_000;
const TIME_LIMIT = 10_000;

/** So many of each fit into a message of 2 kB, the most that a server must take. */
const MOST_IN_MESSAGE = 5;

/** Posts JSON as plain text, which needs no preflight on another origin. Returns whether it arrived. */
async function post(url: string, body: object): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Reports the display's health each minute (A42), and after it the errors and outages that were queued
 * (A44), a few each minute. If a report fails, nobody at the display sees anything of it.
 *
 * @param url from the operator's screens.json, never from the page's URL
 * @returns a function that stops it
 */
export function sendHeartbeats(url: string, health: () => Health, queue: ErrorQueue): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function send() {
    const report = health();
    if (await post(url, report)) {
      const waiting = queue.waiting();
      const next = {
        errors: waiting?.errors.slice(0, MOST_IN_MESSAGE) ?? [],
        outages: waiting?.outages.slice(0, MOST_IN_MESSAGE) ?? [],
      };
      if (waiting !== null && (await post(url, { id: report.id, ...next }))) queue.remove(next);
    }
    if (!isStopped) timer = setTimeout(() => void send(), INTERVAL * jitter());
  }
  void send();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
