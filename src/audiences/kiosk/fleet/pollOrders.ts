import { NO_ORDERS, ordersFor } from '../../../contract/board/screens/screen-orders.ts';
import type { ScreenOrders } from '../../../contract/board/screens/screen-orders.ts';
import { jitter } from '../polling/spread.ts';

/** Milliseconds. With jitter and the time limits of a change it stays below a minute. */
const INTERVAL = 40_000;
const TIME_LIMIT = 10_000;

/** The orders for a display; null if they can't be read now. */
async function readOrders(screen: string): Promise<ScreenOrders | null> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    // The server answers with the orders for this display; a host that only serves files, with the whole file.
    const url = `/screens.json?id=${encodeURIComponent(screen)}`;
    const response = await fetch(url, { cache: 'no-store', signal });
    if (response.status === 404) return NO_ORDERS;
    return response.ok ? ordersFor(await response.json(), screen) : null;
  } catch {
    // No network, or not JSON, such as a login page.
    return null;
  }
}

/**
 * Reads /screens.json from the page's origin, first immediately and then every 32 to 48 seconds, over the connection of
 * the other polls. A 404 means that there are no orders.
 *
 * @param onOrders called with null if the file can't be read: the last orders stay in force
 * @returns a function that stops the polls
 */
export function pollOrders(
  screen: string,
  onOrders: (orders: ScreenOrders | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function read() {
    const orders = await readOrders(screen);
    if (isStopped) return;
    onOrders(orders);
    timer = setTimeout(() => void read(), INTERVAL * jitter());
  }
  void read();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
