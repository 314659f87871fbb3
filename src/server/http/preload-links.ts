import type { Settings } from '../../contract/settings.ts';

/** More preloads would compete with the page's scripts for bandwidth. */
const MAX_ROUTES = 3;

/**
 * The `Link` header that preloads the settings and the first stops while the page's script loads.
 * Each URL must equal the one that the page requests, byte for byte, or the browser fetches it twice.
 * Only the rider's view on this server's own service preloads stops.
 *
 * @param query the query string of the page's URL
 */
export function preloadLinks(
  settings: Pick<Settings, 'service' | 'routes'>,
  query: string,
): string {
  const parameters = new URLSearchParams(query);
  const { baseUrl, key } = settings.service;
  const addresses = ['/curbside.json'];
  if (!parameters.has('view') && !/^https?:/.test(baseUrl)) {
    const configured = settings.routes.map(({ routeID }) => routeID);
    const requested = parameters.get('route')?.split(',') ?? configured.slice(0, 1);
    for (const routeID of requested.filter((id) => configured.includes(id)).slice(0, MAX_ROUTES)) {
      addresses.push(`${baseUrl}/v1/getstops?${new URLSearchParams({ key, routeID })}`);
    }
  }
  return addresses.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(', ');
}
