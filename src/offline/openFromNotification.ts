import { parseHttpUrl } from '../lib/parseHttpUrl.ts';

/** Whether a URL is the rider's view: kiosks and embeds have a `view` parameter. */
const isRiderUrl = (url: URL): boolean => !url.searchParams.has('view');

/** The part of a service worker's `WindowClient` that is needed here. */
interface PageWindow {
  readonly url: string;
  readonly frameType?: string;
  focus(): Promise<unknown>;
}

/** The part of the service worker's `clients` that is needed here. */
interface PageWindows {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly PageWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

const watchesOf = (url: URL) => url.searchParams.get('watch');

/** The URL of the view that created a notification; null if it is not a URL of this origin. */
function notificationUrl(data: unknown, origin: string): URL | null {
  if (typeof data !== 'object' || data === null || !('url' in data)) return null;
  const found = typeof data.url === 'string' ? parseHttpUrl(data.url) : null;
  if (found === null) return null;
  const address = new URL(found.href);
  return address.origin === origin ? address : null;
}

/**
 * Opens the page after a click on a notification: focuses a rider's window with the same stop alerts,
 * or any rider's window, or opens a new one.
 *
 * @param data the notification's data, `{ url }`; not validated
 */
export async function openFromNotification(
  data: unknown,
  windows: PageWindows,
  origin: string,
): Promise<void> {
  const viewUrl = notificationUrl(data, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const riders = open.filter(
    ({ url, frameType }) => frameType !== 'nested' && isRiderUrl(new URL(url)),
  );
  const sameWatches = riders.find(
    ({ url }) => viewUrl !== null && watchesOf(new URL(url)) === watchesOf(viewUrl),
  );
  const target = sameWatches ?? riders[0];
  if (target === undefined) await windows.openWindow(viewUrl?.href ?? '/');
  else await target.focus();
}
