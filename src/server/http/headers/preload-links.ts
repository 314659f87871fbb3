import { parsePlace, parseRadius } from '../../../contract/links/parameter-parsers.ts';
import {
  firstRequests,
  nearMeters,
  routeDocumentUrl,
  startRoutesOf,
} from '../../../contract/operations/first-requests.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { SELECTION_KINDS } from '../../../contract/subjects.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { splitListText } from '../../../lib/names/list-text.ts';
import { isFramedView } from './frame-ancestors.ts';

/** More preloads would compete with the page's scripts for bandwidth. */
const MAX_ROUTES = 3;

/** With one of these parameters a rider's page begins with a card, ways or a tab's list: not with the first list, whose code comes first. */
const BEYOND_FIRST_LIST = ['panel', 'from', 'to', ...SELECTION_KINDS];
/** A page with one of these doesn't begin with the departures around a point. */
const STARTS_ELSEWHERE = ['view', ...BEYOND_FIRST_LIST];

/** The point around which a page lists departures first; null if it begins with something else. */
function nearOf(parameters: URLSearchParams, center: Place) {
  if (STARTS_ELSEWHERE.some((name) => parameters.has(name))) return null;
  const around = parameters.get('near');
  const isElsewhere = parameters.has('route') || parameters.has('center');
  const place = around === null ? (isElsewhere ? null : center) : parsePlace(around);
  return place && { ...place, meters: nearMeters(parseRadius(parameters.get('radius') ?? '')) };
}

const isOwnOrigin = (url: string) => !/^https?:/.test(url);

/** The scripts and styles in the head of the built page, which the page needs before its first list. */
const FIRST_FILE =
  /<(?:script type="module" crossorigin src|link rel="stylesheet" crossorigin href)="([^"]+)"/g;

/** The files of lists, of cards, and of what a rider's page has around them. */
const RIDER_FILE = /\/(?:lists|cards|rider)-\w+\.(?:js|css)$/;

/** Links that preload files of the build. */
export interface FileLinks {
  /** The page's first scripts and styles. */
  readonly first: readonly string[];
  /** What a rider's page also needs before it shows a card, ways or a tab's list. */
  readonly rider: readonly string[];
}

const NO_FILES: FileLinks = { first: [], rider: [] };

/**
 * Links that preload files of the page, the largest first. The header arrives before the page, and the browser's open
 * connection gets the first request, so the largest file needs no new connection.
 *
 * @param sizes the size of each file of the build, by its path
 */
export function fileLinks(html: string, sizes: ReadonlyMap<string, number>): FileLinks {
  const linksTo = (paths: readonly string[]) =>
    paths
      .toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
      .map((path) => {
        const kind = path.endsWith('.css') ? 'preload; as=style' : 'modulepreload';
        return `<${path}>; rel=${kind}; crossorigin`;
      });
  return {
    first: linksTo([...html.matchAll(FIRST_FILE)].map(([, path = '']) => path)),
    rider: linksTo([...sizes.keys()].filter((path) => RIDER_FILE.test(path))),
  };
}

/**
 * The `Link` header that preloads what the page reads first: its first files, the settings, the departures that it begins
 * with, the code of what it begins with, the stops and the documents of its routes, then the buses and lots. Those are small,
 * and at low priority they would come after the map's files. Each URL must equal the one that the page requests, byte for
 * byte, or the browser fetches it twice. Only URLs of this server are preloaded.
 *
 * @param query the query string of the page's URL
 */
export function preloadLinks(
  settings: Pick<
    Settings,
    'service' | 'city' | 'routes' | 'startRoutes' | 'features' | 'routeDocuments'
  >,
  query: string,
  { first, rider }: FileLinks = NO_FILES,
): string {
  const parameters = new URLSearchParams(query);
  const configured = new Set(settings.routes.map(({ routeID }) => routeID));
  const route = parameters.get('route');
  // The builder and most displays don't show the city's first routes.
  const isWithoutRoutes = parameters.has('view') && !isFramedView(query);
  const startRoutes = isWithoutRoutes
    ? []
    : (startRoutesOf(settings, parameters.has('near')) ?? []);
  const requested = route === null ? startRoutes : splitListText(route);
  const routeIDs = requested.filter((routeID) => configured.has(routeID)).slice(0, MAX_ROUTES);
  const { departures, stops, live } = firstRequests(settings, {
    routeIDs,
    stopID: parameters.get('stop'),
    near: nearOf(parameters, settings.city.center),
  });
  const { routeDocuments } = settings;
  const documents =
    routeDocuments === undefined
      ? []
      : routeIDs.map((routeID) => routeDocumentUrl(routeDocuments, routeID));
  // The ways of a frame have no map.
  const hasMap = !isFramedView(query) || !parameters.has('to');
  const needsCode =
    !parameters.has('view') && BEYOND_FIRST_LIST.some((name) => parameters.has(name));
  const linksTo = (urls: readonly string[]) =>
    urls.filter(isOwnOrigin).map((url) => `<${url}>; rel=preload; as=fetch; crossorigin`);
  return [
    ...first,
    ...linksTo(['/curbside.json', ...departures]),
    ...(needsCode ? rider : []),
    ...linksTo([...stops, ...documents, ...(hasMap ? live : [])]),
  ].join(', ');
}
