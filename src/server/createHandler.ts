import { CORS_HEADERS, JSON_TYPE } from '../service/responses.ts';
import type { City } from './city/openCity.ts';
import { metricsResponse } from './metrics/metricsResponse.ts';
import { answerOEmbed } from './oembed/answerOEmbed.ts';
import type { Site } from './openSite.ts';
import type { Screens } from './screens/createScreens.ts';

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...CORS_HEADERS, 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  });
}

/**
 * Answers everything but the page's files: the city's service, the build ID, the orders for displays and
 * their reports, the frames for other sites, the health checks, the metrics and the page about the feeds.
 */
export function createHandler(
  city: City,
  site: Site,
  orders: () => Promise<object>,
  screens: Screens | null,
  isStopping: () => boolean,
  metrics: () => string,
  metricsToken: string | undefined,
  feedsPage: ((request: Request) => Response) | null,
) {
  return async (request: Request): Promise<Response> => {
    // A preflight, which the service answers.
    if (request.method === 'OPTIONS') return city.handle(request);
    switch (new URL(request.url).pathname) {
      case '/version.json':
        return json({ build: site.buildID });
      case '/screens.json':
        return json(await orders());
      case '/healthz':
        return json({ status: 'ok' });
      case '/metrics':
        return metricsResponse(request, metricsToken, metrics);
      case '/feeds':
        return feedsPage?.(request) ?? city.handle(request);
      case '/readyz': {
        const isReady = !isStopping() && (await city.isReady());
        const body = { ready: isReady, source: city.sourceName, ...city.health() };
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
