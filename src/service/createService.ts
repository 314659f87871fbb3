import type { Settings } from '../contract/settings/settings.ts';
import { basemapStyle, basemapTile, tileAddress, type Theme } from './basemap/basemap-responses.ts';
import type { CarSettings } from './by-car/findCarWays.ts';
import { STATIC_CACHE_CONTROL } from './cache-control.ts';
import { documentAt } from './documents.ts';
import { createInterface, type Handler, type ReportFault } from './interface/createInterface.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';
import {
  CORS_HEADERS,
  errorResponse,
  headOf,
  JSON_TYPE,
  withEtag,
  RETRY_SOON,
} from './responses.ts';
import type { Source } from './Source.ts';
import { splitUrl } from './splitUrl.ts';

/** The settings that the service needs: its path, key, time zone, intervals, and what ways depend on. */
export type ServiceSettings = CarSettings &
  Pick<Settings, 'service' | 'city' | 'polling' | 'basemap'>;

/** A standard fetch handler: it runs in Node, in browser tests and on edge runtimes. */
export type Service = (request: Request) => Promise<Response>;

const METHODS = 'GET, HEAD, OPTIONS';
const DAY_SECONDS = '86400';

/** Answers a CORS preflight, which browsers send before a GET with If-None-Match. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      allow: METHODS,
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': '*',
      'access-control-max-age': DAY_SECONDS,
    },
  });
}

/** The path of the service's base URL, without a trailing slash. */
export function pathOf(baseUrl: string): string {
  return new URL(baseUrl, 'http://service.invalid').pathname.replace(/(?<!\/)\/+$/, '');
}

/**
 * Creates the handler that serves the interface and the basemap from a source.
 *
 * @param source provides the data; null if another server answers the interface, in which case this
 *   one serves only a plain basemap
 * @param clock returns the current time in milliseconds since 1970
 * @param report receives each error that the source throws
 * @returns a handler that never rejects. A transit error is HTTP 200 with status "-1"; a parking
 *   error is an HTTP error status with a JSON body. Neither contains more than its reason.
 */
export function createService(
  source: Source | null,
  settings: ServiceSettings,
  clock: () => number = Date.now,
  report: ReportFault = () => {},
): Service {
  const style =
    (theme: Theme): Handler =>
    (request) =>
      basemapStyle(request, { settings: settings.basemap, basemap: source?.basemap }, theme);
  const base = pathOf(settings.service.baseUrl);
  const openApi: Handler = async (request) =>
    withEtag(request, {
      body: JSON.stringify(await openApiDocument(base)),
      type: JSON_TYPE,
      cacheControl: STATIC_CACHE_CONTROL,
    });
  const handlers = new Map<string, Handler>([
    ...[...createInterface({ source, settings, clock, report })].map(
      ([path, handler]): [string, Handler] => [base + path, handler],
    ),
    ['/openapi.json', openApi],
    ['/basemap/light.json', style('light')],
    ['/basemap/dark.json', style('dark')],
  ]);

  function handlerFor(path: string): Handler | undefined {
    const handler = handlers.get(path);
    if (handler !== undefined) return handler;
    const tile = tileAddress(path);
    if (tile !== null) return (request) => basemapTile(request, source?.basemap, tile);
    const answer = documentAt(path);
    if (answer === null) return undefined;
    return async (request) => {
      try {
        return await answer(request, source, clock());
      } catch (error) {
        report('routes', error);
        const description = 'The data about these routes is unavailable right now';
        return errorResponse(description, 503, RETRY_SOON);
      }
    };
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    const [path, query] = splitUrl(request.url);
    const handler = handlerFor(path);
    if (handler === undefined) return errorResponse('There is nothing at this path', 404);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(`${request.method} is not allowed: this service is read-only`, 405, {
        allow: METHODS,
      });
    }
    try {
      const response = await handler(request, new URLSearchParams(query));
      return request.method === 'HEAD' ? headOf(response) : response;
    } catch (error) {
      report(path, error);
      return errorResponse('This is unavailable right now', 500);
    }
  };
}
