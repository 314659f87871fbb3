import { firstRequests, routeDocumentUrl, startRoutesOf } from '../../contract/first-requests.ts';
import type { Settings } from '../../contract/settings.ts';

/** More preloads would compete with the page's scripts for bandwidth. */
const MAX_ROUTES = 3;

const isOwnOrigin = (url: string) => !/^https?:/.test(url);

/**
 * The `Link` header that preloads what the page reads first while its scripts load: the settings, the
 * stops and the documents of its routes, and, after the scripts, the buses and lots (R31). Each URL must
 * equal the one that the page requests, byte for byte, or the browser fetches it twice. Only URLs of this
 * server are preloaded.
 *
 * @param query the query string of the page's URL
 */
export function preloadLinks(
  settings: Pick<Settings, 'service' | 'routes' | 'startRoutes' | 'features' | 'routeDocuments'>,
  query: string,
): string {
  const parameters = new URLSearchParams(query);
  const configured = new Set(settings.routes.map(({ routeID }) => routeID));
  const requested =
    parameters.get('route')?.split(',') ?? startRoutesOf(settings, parameters.has('near')) ?? [];
  const routeIDs = requested.filter((routeID) => configured.has(routeID)).slice(0, MAX_ROUTES);
  const requests = firstRequests(settings, routeIDs);
  const stops = requests.slice(0, routeIDs.length);
  const { routeDocuments } = settings;
  const documents =
    routeDocuments === undefined
      ? []
      : routeIDs.map((routeID) => routeDocumentUrl(routeDocuments, routeID));
  const link = (priority: string) => (url: string) =>
    `<${url}>; rel=preload; as=fetch; crossorigin${priority}`;
  return [
    ...['/curbside.json', ...stops, ...documents].filter(isOwnOrigin).map(link('')),
    ...requests.slice(stops.length).filter(isOwnOrigin).map(link('; fetchpriority=low')),
  ].join(', ');
}
