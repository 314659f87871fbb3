import { dirname } from 'node:path';

import { errorResponse, jsonResponse } from '../service/responses.ts';
import { splitUrl } from '../service/splitUrl.ts';
import { createBoards } from './boards/createBoards.ts';
import { readBoardFont } from './boards/font/readBoardFont.ts';
import type { City, CityOptions } from './city/openCity.ts';
import { PROMETHEUS_TYPE } from './metrics/prometheus-text.ts';
import { answerOEmbed } from './oembed/answerOEmbed.ts';
import type { Site } from './openSite.ts';
import { createFeedsPage } from './operator/createFeedsPage.ts';
import { isSameSecret } from './operator/createOperatorPage.ts';
import { MAX_REMINDER_BYTES, type Reminders } from './reminders/createReminders.ts';
import { createScreens, MAX_REPORT_BYTES, REPORT_PATH } from './screens/createScreens.ts';
import { createScreensFile, screensFileFor } from './screens/createScreensFile.ts';
import { createPictureFiles } from './screens/pictureFiles.ts';
import { type OperatorPart, operatorSecret } from './settings/secrets.ts';

/**
 * Answers a request for the metrics, which are for the operator only.
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

export interface HandlerOptions extends Pick<
  CityOptions,
  'clock' | 'env' | 'log' | 'settingsPath'
> {
  readonly city: City;
  readonly site: Site;
  /** Whether the server shuts down, so that `/readyz` sends riders to another one. */
  readonly isStopping: () => boolean;
  /** Whether nginx in front of the server lists this version's operations; null if that is not known. */
  readonly cacheState: () => string | null;
  /** Returns the metrics in Prometheus's text format. */
  readonly metrics: () => string;
  /** Null without reminders that reach a closed page. */
  readonly reminders: Reminders | null;
}

/** Answers everything but the page's files. */
export interface Handler {
  /** @param client the address that the request came from */
  handle(request: Request, client: string): Promise<Response>;
  /** How many bytes the body of a request may have: only reports of displays and reminders have one. */
  mostBytes(path: string): number;
}

/** The answer where an operator's page would be. @param setting what turns it on */
const turnedOff = (setting: string) =>
  errorResponse(`This page is off. ${setting} in the settings turns it on.`, 404);

/**
 * Creates the handler for the city's service, the build ID, the orders for displays, their reports and boards, the frames
 * for other sites, the health checks, the metrics and the operator's pages. Of those, each needs its password.
 */
export async function createHandler(options: HandlerOptions): Promise<Handler> {
  const { city, site, settingsPath, log, clock, reminders, env = process.env } = options;
  const secretOf = (part: OperatorPart) => operatorSecret(city.server, part, env);
  const metricsToken = secretOf('metrics');
  const feedsPassword = secretOf('feedsPassword');
  const feedsPage = feedsPassword === undefined ? null : createFeedsPage(feedsPassword, city);
  const password = secretOf('screensPassword');
  const heartbeat = city.server.heartbeat ?? (password === undefined ? undefined : REPORT_PATH);
  const orders = createScreensFile({ settingsPath, heartbeat, log });
  // The log names mistakes in the file at the start and after each change, and not only once a display asks for it.
  await orders.read();
  orders.follow(options.isStopping);
  const font = await readBoardFont(city.server.boardFont, settingsPath);
  const boards = createBoards({ city, screens: orders.read, font, clock });
  const pictures = createPictureFiles(dirname(settingsPath));
  const screens =
    password === undefined
      ? null
      : createScreens({
          password,
          secret: secretOf('screensSecret'),
          named: orders.named,
          mistakes: orders.mistakes,
          build: site.buildID,
          log,
          clock,
        });

  async function handle(request: Request, client: string): Promise<Response> {
    // A preflight, which the service answers.
    if (request.method === 'OPTIONS') return city.handle(request);
    const [path, query] = splitUrl(request.url);
    switch (path) {
      case '/version.json':
        return jsonResponse({ build: site.buildID });
      case '/screens.json': {
        const id = new URLSearchParams(query).get('id');
        return jsonResponse(screensFileFor(await orders.read(), id));
      }
      case '/healthz':
        return jsonResponse({ status: 'ok' });
      case '/metrics':
        return metricsResponse(request, metricsToken, options.metrics);
      case '/feeds':
        return feedsPage?.(request) ?? turnedOff('server.feedsPassword');
      case '/readyz': {
        const isReady = !options.isStopping() && (await city.isReady());
        const cache = options.cacheState();
        const body = {
          ready: isReady,
          source: city.sourceName,
          ...(cache !== null && { cache }),
          ...city.health(),
        };
        return jsonResponse(body, isReady ? 200 : 503);
      }
      case '/':
        return site.linkedPage(request);
      case '/oembed':
        return answerOEmbed(request, {
          settings: city.settings(),
          frameAncestors: city.server.frameAncestors,
        });
      default:
        if (reminders?.isRequest(path) === true) return reminders.handle(request, client);
        if (screens === null && path === '/screens') return turnedOff('server.screensPassword');
        return (
          (await pictures(request, path)) ??
          screens?.(request, client) ??
          boards(request) ??
          city.handle(request)
        );
    }
  }

  function mostBytes(path: string): number {
    if (screens !== null && path === REPORT_PATH) return MAX_REPORT_BYTES;
    return reminders?.isRequest(path) === true ? MAX_REMINDER_BYTES : 0;
  }

  return { handle, mostBytes };
}
