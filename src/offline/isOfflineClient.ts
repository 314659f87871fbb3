/** The part of a service worker's `Client` that is needed here. */
interface ClientInfo {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly frameType?: string;
}

/** The part of the service worker's `clients` that is needed here. */
interface ClientList {
  get(id: string): Promise<ClientInfo | undefined>;
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly ClientInfo[]>;
}

/** The ID of the client that makes a request, and the request's destination. */
interface Requester {
  readonly clientId: string;
  readonly destination: string;
}

/** Whether a URL is a view that works without a network: a rider's or a display's, but no embed. */
export function isOfflineUrl({ searchParams }: URL): boolean {
  const view = searchParams.get('view');
  return view === null || view === 'kiosk';
}

const isOfflineWindow = ({ url, frameType }: ClientInfo) =>
  frameType !== 'nested' && isOfflineUrl(new URL(url));

/**
 * Whether a page that works offline makes this request, itself or through its worker. A worker's request
 * does not tell which page it belongs to, so it counts only if all open windows work offline.
 *
 * `clients.get` resolves only when the client runs, and a module worker runs only when its imports are
 * answered. So waiting for `get` in the request of such an import would never end (decision 0022).
 * These requests have the destination "worker", and only `matchAll` is used for them, which does not
 * wait.
 */
export async function isOfflineClient(
  clients: ClientList,
  { clientId, destination }: Requester,
): Promise<boolean> {
  const client = destination === 'worker' ? undefined : await clients.get(clientId);
  if (client?.type === 'window') return isOfflineWindow(client);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(({ id }) => id === clientId);
  return own === undefined ? windows.every(isOfflineWindow) : isOfflineWindow(own);
}
