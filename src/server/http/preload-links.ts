import type { Settings } from '../../contract/settings.ts';

/** More than these are not what the first list waits for. */
const MAX_ROUTES = 3;

/**
 * The `Link` header of the rider's page: its settings, and the stops that it will ask for first, so
 * that they travel while its script does. Each address is, byte for byte, the one that the page
 * asks, or the browser fetches it twice. Of other views none is known, and of a service elsewhere
 * the settings alone.
 *
 * @param query the query string of the page's address
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
