import type { Query, QueryClient } from '@tanstack/react-query';

import { serverBuild } from '../reload/watchVersion.ts';

/** Milliseconds; each display waits for a random part of it, so that they don't return in one second. */
const LONGEST_DELAY = 2_000;

const hasFailed = ({ state: { data } }: Query) =>
  typeof data === 'object' && data !== null && 'failure' in data && data.failure !== undefined;

/** A network outage, in milliseconds since 1970. */
export interface Outage {
  readonly start: number;
  readonly end: number;
}

interface OutageOptions {
  readonly client: QueryClient;
  /** Milliseconds between two checks while a source fails. */
  readonly interval: number;
  readonly onOutage: (outage: Outage) => void;
}

/**
 * Refetches what failed as soon as the network is back, because failing sources wait for up to 5 minutes. While a
 * source fails, it checks the page's own server. Only if that failed too and then answers was it the network. Otherwise
 * the source itself is down, and its waits protect it.
 *
 * @returns a function that stops it
 */
export function refetchAfterOutage({ client, interval, onOutage }: OutageOptions): () => void {
  let lostSince: number | null = null;
  let isChecking = false;
  let delay: ReturnType<typeof setTimeout> | undefined;
  async function check() {
    if (isChecking) return;
    if (lostSince === null && client.getQueryCache().findAll({ predicate: hasFailed }).length === 0)
      return;
    isChecking = true;
    const isThere = (await serverBuild()) !== undefined;
    isChecking = false;
    if (!isThere) {
      lostSince ??= Date.now();
    } else if (lostSince !== null) {
      onOutage({ start: lostSince, end: Date.now() });
      lostSince = null;
      delay = setTimeout(() => {
        void client.refetchQueries({ predicate: hasFailed, type: 'active' });
      }, Math.random() * LONGEST_DELAY);
    }
  }
  const timer = setInterval(() => void check(), interval);
  const onOnline = () => void check();
  window.addEventListener('online', onOnline);
  return () => {
    clearInterval(timer);
    clearTimeout(delay);
    window.removeEventListener('online', onOnline);
  };
}
