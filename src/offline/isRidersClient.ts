import { isRiderUrl } from './openFromNotification.ts';

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

const isRidersWindow = ({ url, frameType }: ClientInfo) =>
  frameType !== 'nested' && isRiderUrl(new URL(url));

/**
 * Whether a rider's page makes this request, itself or through its worker. A worker's request does not
 * tell which page it belongs to, so it counts as a rider's only if all open windows are.
 *
 * `clients.get` resolves only when the client runs, and a module worker runs only when its imports are
 * answered. So waiting for `get` in the request of such an import would never end (decision 0022).
 * These requests have the destination "worker", and only `matchAll` is used for them, which does not
 * wait.
 */
export async function isRidersClient(
  clients: ClientList,
  { clientId, destination }: Requester,
): Promise<boolean> {
  const client = destination === 'worker' ? undefined : await clients.get(clientId);
  if (client?.type === 'window') return isRidersWindow(client);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(({ id }) => id === clientId);
  return own === undefined ? windows.every(isRidersWindow) : isRidersWindow(own);
}
