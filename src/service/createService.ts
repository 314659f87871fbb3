import type { Settings } from '../contract/settings.ts';
import { basemapStyle, basemapTile, tileAddress } from './basemap.ts';
import { lotsCacheControl, SELDOM_CHANGES, vehiclesCacheControl } from './cache-control.ts';
import { getvehicles } from './getvehicles.ts';
import { lots } from './lots.ts';
import type { Operation } from './operation.ts';
import { RefusedError, requireKey } from './parameters.ts';
import { JSON_TYPE, withEtag, CORS_HEADERS, errorResponse } from './responses.ts';
import type { Source } from './Source.ts';
import { getnearbystops, getstoplocation, getstops } from './stop-operations.ts';

/** What the service needs of the settings: where it stands, its key, its zone and its intervals. */
export type ServiceSettings = Pick<Settings, 'service' | 'city' | 'polling' | 'staleness'>;

/** A web-standard handler: it runs in Node, in a browser's test and on an edge runtime (S3). */
export type Service = (request: Request) => Promise<Response>;

/** Told of each failure of a source, which riders are told of only in words. */
export type ReportFault = (operation: string, error: unknown) => void;

type Handler = (request: Request, query: URLSearchParams) => Response | Promise<Response>;

const METHODS = 'GET, HEAD, OPTIONS';
const DAY_SECONDS = '86400';

/** The path under which the interface is answered: that of its base URL, without a slash behind. */
function pathOf(baseUrl: string): string {
  return new URL(baseUrl, 'http://service.invalid').pathname.replace(/\/+$/, '');
}

/** A cross-origin GET with If-None-Match asks first; the answer holds for a day (S4). */
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

/** The answer to HEAD: every header of GET's, and no body. */
function headOf(response: Response): Response {
  return new Response(null, { status: response.status, headers: response.headers });
}

/** Leaves the clock out of an ETag: stops that have not changed are not sent again for it. */
function withoutTimestamp(json: string): string {
  return json.replace(/"timestamp":"[^"]*"/, '');
}

/**
 * Answers interface.md, and a basemap beside it, from a source.
 *
 * @param source where the answers come from; null where the city is answered elsewhere and only a
 *   plain basemap is wanted
 * @param clock gives the present, milliseconds since 1970
 * @param report is told what a source threw
 * @returns a handler that never rejects: a transit refusal is HTTP 200 with status "-1" (S2), a
 *   parking fault an HTTP status with a JSON body, and neither says more than its reason
 */
export function createService(
  source: Source | null,
  settings: ServiceSettings,
  clock: () => number = Date.now,
  report: ReportFault = () => {},
): Service {
  const { timeZone } = settings.city;

  const transit =
    (
      name: string,
      operation: Operation,
      cacheControl: string,
      includesTimestamp: boolean,
    ): Handler =>
    async (request, query) => {
      if (source === null) return errorResponse(`${name} is not answered here`, 404);
      try {
        requireKey(query, settings.service.key);
        const body = JSON.stringify(await operation({ query, source, now: clock(), timeZone }));
        const etagSource = includesTimestamp ? body : withoutTimestamp(body);
        return withEtag(request, { body, type: JSON_TYPE, cacheControl, etagSource });
      } catch (error) {
        if (error instanceof RefusedError) return errorResponse(error.message);
        report(name, error);
        return errorResponse(`${name} has no answer now: the city's own feed could not be read`);
      }
    };

  const parking: Handler = async (request, query) => {
    if (source === null) return errorResponse('lots are not answered here', 404);
    try {
      const body = JSON.stringify(await lots({ query, source, now: clock(), timeZone }));
      return withEtag(request, { body, type: JSON_TYPE, cacheControl: lotsCacheControl(settings) });
    } catch (error) {
      report('lots', error);
      return errorResponse(
        "The lots have no answer now: the operators' own feeds could not be read",
        503,
      );
    }
  };

  const stops = (name: string, operation: Operation) =>
    transit(name, operation, SELDOM_CHANGES, false);
  const base = pathOf(settings.service.baseUrl);
  const handlers = new Map<string, Handler>([
    [`${base}/v1/getstops`, stops('getstops', getstops)],
    [`${base}/v1/getnearbystops`, stops('getnearbystops', getnearbystops)],
    [`${base}/v1/getstoplocation`, stops('getstoplocation', getstoplocation)],
    [
      `${base}/v1/getvehicles`,
      transit('getvehicles', getvehicles, vehiclesCacheControl(settings), true),
    ],
    [`${base}/parking/v2/lots`, parking],
    ['/basemap/light.json', (request) => basemapStyle(request, source?.basemap, 'light')],
    ['/basemap/dark.json', (request) => basemapStyle(request, source?.basemap, 'dark')],
  ]);

  function handlerFor(path: string): Handler | undefined {
    const tile = tileAddress(path);
    if (tile === null) return handlers.get(path);
    return (request) => basemapTile(request, source?.basemap, tile);
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'OPTIONS') return preflight();
    const handler = handlerFor(pathname);
    if (handler === undefined) return errorResponse('Nothing is answered at this path', 404);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(`${request.method} is not answered: this service is only read`, 405, {
        allow: METHODS,
      });
    }
    try {
      const response = await handler(request, searchParams);
      return request.method === 'HEAD' ? headOf(response) : response;
    } catch (error) {
      report(pathname, error);
      return errorResponse('This has no answer now', 500);
    }
  };
}
