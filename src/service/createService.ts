import { type OperationName, OPERATIONS } from '../contract/operations.ts';
import { placeInPath } from '../contract/routes-near.ts';
import type { Settings } from '../contract/settings.ts';
import { answerResponse, type Caching, withoutClock, withoutTimestamp } from './answerResponse.ts';
import { basemapStyle, basemapTile, tileAddress, type Theme } from './basemap/basemap-responses.ts';
import {
  liveCacheControl,
  partialCacheControl,
  REFUSAL_CACHE_CONTROL,
  STATIC_CACHE_CONTROL,
  stopsCacheControl,
} from './cache-control.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';
import { getalerts } from './operations/getalerts.ts';
import { getvehicles } from './operations/getvehicles.ts';
import { createLotsOperation } from './operations/lots.ts';
import type { Operation } from './operations/operation.ts';
import { RefusedError, requireKey } from './operations/parameters.ts';
import { getnearbystops, getstoplocation, getstops } from './operations/stop-operations.ts';
import { getarrivals, gettrip } from './operations/times.ts';
import { CORS_HEADERS, errorResponse, headOf, JSON_TYPE, withEtag } from './responses.ts';
import { retryHeader } from './retryHeader.ts';
import { routeDocumentID, routeDocumentResponse } from './route-documents.ts';
import { routesNearResponse } from './routes-near.ts';
import type { Source } from './Source.ts';
import { timetableOf, timetableResponse } from './timetables.ts';

/** The settings that the service needs: its path, key, time zone, intervals, and how long events are listed. */
export type ServiceSettings = Pick<
  Settings,
  'service' | 'city' | 'polling' | 'staleness' | 'events' | 'basemap'
>;

/** A standard fetch handler: it runs in Node, in browser tests and on edge runtimes (S3). */
export type Service = (request: Request) => Promise<Response>;

/** Receives each error that a source throws. Clients only get a general message. */
export type ReportFault = (operation: string, error: unknown) => void;

type Handler = (request: Request, query: URLSearchParams) => Response | Promise<Response>;

const METHODS = 'GET, HEAD, OPTIONS';
const DAY_SECONDS = '86400';
const REFUSED = { 'cache-control': REFUSAL_CACHE_CONTROL };

/** The path of the base URL, without a trailing slash. */
function pathOf(baseUrl: string): string {
  return new URL(baseUrl, 'http://service.invalid').pathname.replace(/\/+$/, '');
}

/** Answers a CORS preflight, which browsers send before a GET with If-None-Match (S4). */
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

/**
 * Creates the handler that serves the interface and the basemap from a source.
 *
 * @param source provides the data; null if another server answers the interface, in which case this
 *   one serves only a plain basemap
 * @param clock returns the current time in milliseconds since 1970
 * @param report receives each error that the source throws
 * @returns a handler that never rejects. A transit error is HTTP 200 with status "-1" (S2); a parking
 *   error is an HTTP error status with a JSON body. Neither contains more than its reason.
 */
export function createService(
  source: Source | null,
  settings: ServiceSettings,
  clock: () => number = Date.now,
  report: ReportFault = () => {},
): Service {
  const { timeZone } = settings.city;

  const transit =
    (name: string, operation: Operation, caching: Caching): Handler =>
    async (request, query) => {
      if (source === null) return errorResponse(`This server does not serve ${name}`, 404);
      try {
        requireKey(query, settings.service.key);
        const now = clock();
        const answer = await operation({ query, source, now, timeZone });
        return answerResponse(request, answer, caching, now);
      } catch (error) {
        if (error instanceof RefusedError) return errorResponse(error.message, 200, REFUSED);
        report(name, error);
        return errorResponse(
          "The city's bus data is unavailable right now",
          200,
          retryHeader(error),
        );
      }
    };

  const lots = createLotsOperation(settings);
  const parking: Handler = async (request, query) => {
    if (source === null) return errorResponse('This server does not serve lots', 404);
    try {
      const now = clock();
      const answer = await lots({ query, source, now, timeZone });
      return answerResponse(request, answer, ofLots, now);
    } catch (error) {
      if (error instanceof RefusedError) return errorResponse(error.message, 404, REFUSED);
      report('lots', error);
      const description = "The city's parking data is unavailable right now";
      return errorResponse(description, 503, retryHeader(error));
    }
  };

  const ofRoutes =
    (respond: (request: Request, now: number) => Promise<Response>): Handler =>
    async (request) => {
      try {
        return await respond(request, clock());
      } catch (error) {
        report('routes', error);
        const description = 'The data about these routes is unavailable right now';
        return errorResponse(description, 503, retryHeader(error));
      }
    };

  const { polling, staleness } = settings;
  const ofLive = (poll: number, late: number): Caching => ({
    cacheControl: ({ refreshAt }, now, age) =>
      liveCacheControl({ poll, late }, refreshAt, now, age),
  });
  const ofLots = ofLive(polling.lotsSeconds, staleness.lotsLateSeconds);
  const ofVehicles = ofLive(polling.vehiclesSeconds, staleness.vehiclesLateSeconds);
  const ofTimes: Caching = { ...ofVehicles, versionOf: withoutClock };
  const ofAlerts: Caching = { ...ofVehicles, versionOf: withoutTimestamp };
  const ofStops: Caching = {
    cacheControl: ({ isPartial }, _now, age) =>
      isPartial === true ? partialCacheControl(age) : stopsCacheControl(age),
    versionOf: withoutTimestamp,
  };
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
  const ofInterface: Readonly<Record<OperationName, Handler>> = {
    getstops: transit('getstops', getstops, ofStops),
    getnearbystops: transit('getnearbystops', getnearbystops, ofStops),
    getstoplocation: transit('getstoplocation', getstoplocation, ofStops),
    getvehicles: transit('getvehicles', getvehicles, ofVehicles),
    getarrivals: transit('getarrivals', getarrivals, ofTimes),
    gettrip: transit('gettrip', gettrip, ofTimes),
    getalerts: transit('getalerts', getalerts, ofAlerts),
    lots: parking,
  };
  const paths: Readonly<Record<string, { readonly path: string }>> = OPERATIONS;
  const handlers = new Map<string, Handler>([
    ...Object.entries(ofInterface).map(([name, handler]): [string, Handler] => [
      `${base}${paths[name]?.path}`,
      handler,
    ]),
    ['/openapi.json', openApi],
    ['/basemap/light.json', style('light')],
    ['/basemap/dark.json', style('dark')],
  ]);

  function handlerFor(path: string): Handler | undefined {
    const tile = tileAddress(path);
    if (tile !== null) return (request) => basemapTile(request, source?.basemap, tile);
    const place = placeInPath(path);
    if (place !== null) {
      return ofRoutes((request, now) => routesNearResponse(request, source, place, now));
    }
    const timetable = timetableOf(path);
    if (timetable !== null) {
      return ofRoutes((request, now) => timetableResponse(request, source, timetable, now));
    }
    const routeID = routeDocumentID(path);
    if (routeID === null) return handlers.get(path);
    return ofRoutes((request, now) => routeDocumentResponse(request, source, routeID, now));
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'OPTIONS') return preflight();
    const handler = handlerFor(pathname);
    if (handler === undefined) return errorResponse('There is nothing at this path', 404);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(`${request.method} is not allowed: this service is read-only`, 405, {
        allow: METHODS,
      });
    }
    try {
      const response = await handler(request, searchParams);
      return request.method === 'HEAD' ? headOf(response) : response;
    } catch (error) {
      report(pathname, error);
      return errorResponse('This is unavailable right now', 500);
    }
  };
}
