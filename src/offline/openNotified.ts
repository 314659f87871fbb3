/** Only a rider opens the page with no view in its address: displays and frames are left alone. */
export const isRidersAddress = (url: URL): boolean => !url.searchParams.has('view');

/** A window of the page, as a service worker knows it. */
interface KnownWindow {
  readonly url: string;
  readonly frameType?: string;
  focus(): Promise<unknown>;
}

/** The windows that there are, and the way to another one. */
interface Windows {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly KnownWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

const watchesIn = (url: URL) => url.searchParams.get('watch');

/** The view that a notification is of; null for what no page of this origin wrote. */
function addressIn(data: unknown, origin: string): URL | null {
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
export async function openNotified(data: unknown, windows: Windows, origin: string): Promise<void> {
  const address = addressIn(data, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const riders = open.filter(
    ({ url, frameType }) => frameType !== 'nested' && isRidersAddress(new URL(url)),
  );
  const same = riders.find(
    ({ url }) => address !== null && watchesIn(new URL(url)) === watchesIn(address),
  );
  const one = same ?? riders[0];
  if (one === undefined) await windows.openWindow(address?.href ?? '/');
  else await one.focus();
}
