import { jitter } from '../polling/spread.ts';
import { NO_ORDERS, ordersFor } from './screensFile.ts';
import type { ScreenOrders } from './screensFile.ts';

/** Milliseconds. With jitter it stays below 5 minutes. */
const INTERVAL = 4 * 60_000;
const TIME_LIMIT = 10_000;

/**
 * Reads /screens.json from the page's origin, first immediately and then every 3 to 5 minutes. A 404
 * means that there are no orders. If the file can't be read, the last orders stay in force.
 *
 * @returns a function that stops the polls
 */
export function pollOrders(screen: string, onOrders: (orders: ScreenOrders) => void): () => void {
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
            ? ordersFor(await response.json(), screen)
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
