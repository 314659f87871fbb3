import { isRiderUrl } from './openFromNotification.ts';

/** A window of the page, as a service worker knows it. */
interface KnownClient {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly frameType?: string;
}

/** The part of the service worker's `clients` that is needed here. */
interface KnownClients {
  get(id: string): Promise<KnownClient | undefined>;
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly KnownClient[]>;
}

/** Who makes a request: the client's ID, and the request's destination. */
interface Requester {
  readonly clientId: string;
  readonly destination: string;
}

const isRidersWindow = ({ url, frameType }: KnownClient) =>
  frameType !== 'nested' && isRiderUrl(new URL(url));

/**
 * Whether a rider's page makes this request, itself or through its worker. A worker's own requests
 * do not name its page: they are a rider's when every open window is.
 *
 * `clients.get` answers only once the client runs. A module worker runs only once its imports are
 * answered, so to await `get` for one of those imports is to wait forever (decision 0022). The
 * requests of a module worker's graph have the destination "worker"; for them only `matchAll` is
 * asked, which waits for no client.
 */
export async function isRidersClient(
  clients: KnownClients,
  { clientId, destination }: Requester,
): Promise<boolean> {
  const client = destination === 'worker' ? undefined : await clients.get(clientId);
  if (client?.type === 'window') return isRidersWindow(client);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(({ id }) => id === clientId);
  return own === undefined ? windows.every(isRidersWindow) : isRidersWindow(own);
}
