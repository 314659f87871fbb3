/** Only a rider opens the page with no view in its address: displays and frames are left alone. */
export const isRiderUrl = (url: URL): boolean => !url.searchParams.has('view');

/** A window of the page, as a service worker knows it. */
interface PageWindow {
  readonly url: string;
  readonly frameType?: string;
  focus(): Promise<unknown>;
}

/** The windows that there are, and the way to another one. */
interface PageWindows {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly PageWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

const watchesOf = (url: URL) => url.searchParams.get('watch');

/** The view that a notification is of; null for what no page of this origin wrote. */
function notificationUrl(data: unknown, origin: string): URL | null {
  if (typeof data !== 'object' || data === null || !('url' in data)) return null;
  if (typeof data.url !== 'string' || !URL.canParse(data.url)) return null;
  const address = new URL(data.url);
  return address.origin === origin ? address : null;
}

/**
 * Leads from a pressed notification to the page that it came from: a rider's window that watches the
 * same stops, else any of theirs, else a new one (R16).
 *
 * @param data what the notification carries: `{ url }`
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
