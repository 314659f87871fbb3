import { CORS_HEADERS, errorResponse, JSON_TYPE } from '../service/responses.ts';
import type { City } from './city/openCity.ts';
import { PROMETHEUS_TYPE } from './metrics/prometheus-text.ts';
import { answerOEmbed } from './oembed/answerOEmbed.ts';
import type { Site } from './openSite.ts';
import { isSameSecret } from './operator/isSameSecret.ts';
import type { Screens } from './screens/createScreens.ts';

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...CORS_HEADERS, 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  });
}

/**
 * Answers a request for the metrics (S15), which are for the operator only.
 *
 * @param token what the request must have in `Authorization: Bearer`; without one there are no metrics
 * @param text returns the metrics
 */
function metricsResponse(
  request: Request,
  token: string | undefined,
  text: () => string,
): Response {
  if (token === undefined || token === '')
    return errorResponse('There is nothing at this path', 404);
  const given = request.headers.get('authorization') ?? '';
  if (!isSameSecret(given, `Bearer ${token}`)) {
    return errorResponse('The metrics need the operator’s token', 401, {
      'www-authenticate': 'Bearer',
    });
  }
  return new Response(text(), {
    headers: { 'content-type': PROMETHEUS_TYPE, 'cache-control': 'no-store' },
  });
}

export interface HandlerOptions {
  readonly city: City;
  readonly site: Site;
  /** Returns the orders for displays, the answer of `/screens.json` (A45). */
  readonly orders: () => Promise<object>;
  /** The displays' reports and the page that lists them (A42); null without that page's password. */
  readonly screens: Screens | null;
  /** Whether the server shuts down, so that `/readyz` sends riders to another one. */
  readonly isStopping: () => boolean;
  /** Whether nginx in front of the server lists this version's operations (S14); null if that is not known. */
  readonly cacheState: () => string | null;
  /** Returns the metrics in Prometheus's text format (S15). */
  readonly metrics: () => string;
  /** What a request for the metrics needs; undefined for no metrics. */
  readonly metricsToken: string | undefined;
  /** Answers `/feeds` (S15); null without that page's password. */
  readonly feedsPage: ((request: Request) => Response) | null;
}

/**
 * Creates the function that answers everything but the page's files: the city's service, the build ID, the
 * orders for displays and their reports, the frames for other sites, the health checks, the metrics and the
 * page about the feeds.
 */
export function createHandler(options: HandlerOptions) {
  const { city, site, screens } = options;
  return async (request: Request): Promise<Response> => {
    // A preflight, which the service answers.
    if (request.method === 'OPTIONS') return city.handle(request);
    switch (new URL(request.url).pathname) {
      case '/version.json':
        return json({ build: site.buildID });
      case '/screens.json':
        return json(await options.orders());
      case '/healthz':
        return json({ status: 'ok' });
      case '/metrics':
        return metricsResponse(request, options.metricsToken, options.metrics);
      case '/feeds':
        return options.feedsPage?.(request) ?? city.handle(request);
      case '/readyz': {
        const isReady = !options.isStopping() && (await city.isReady());
        const cache = options.cacheState();
        const body = {
          ready: isReady,
          source: city.sourceName,
          ...(cache !== null && { cache }),
          ...city.health(),
        };
        return json(body, isReady ? 200 : 503);
      }
      case '/':
        return site.linkedPage(request);
      case '/oembed':
        return answerOEmbed(request, {
          settings: city.settings(),
          frameAncestors: city.server.frameAncestors,
        });
      default:
        return screens?.handle(request) ?? city.handle(request);
    }
  };
}
