import { NO_ORDERS, ordersFor } from './screensFile.ts';
import type { ScreenOrders } from './screensFile.ts';
import { jitter } from './spread.ts';

/** Milliseconds. With jitter less than 5 minutes. */
const INTERVAL = 4 * 60_000;
const TIME_LIMIT = 10_000;

/**
 * Reads /screens.json of the page's own origin at once and every few minutes (A45). If there is none,
 * there are no orders. If it can't be read, the last orders stay.
 *
 * @returns a function that stops it
 */
export function pollOrders(
  screen: string,
  lang: string,
  onOrders: (orders: ScreenOrders) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function read() {
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT);
      const response = await fetch('/screens.json', { cache: 'no-store', signal });
      const orders =
        response.status === 404
          ? NO_ORDERS
          : response.ok
            ? ordersFor(await response.json(), screen, lang)
            : null;
      if (orders !== null && !isStopped) onOrders(orders);
    } catch {
      // No network, or not JSON, such as a login page.
    }
    if (!isStopped) timer = setTimeout(() => void read(), INTERVAL * jitter());
  }
  void read();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
