import { tryParseJson } from '../../lib/tryParseJson.ts';
import { errorResponse } from '../../service/responses.ts';
import { isSameOrigin } from '../http/requests/isSameOrigin.ts';
import { createRateLimit } from '../http/requests/rate-limit.ts';
import type { Log } from '../log.ts';
import { createOperatorPage, isSameSecret } from '../operator/createOperatorPage.ts';
import { createScreenReports } from './screenReports.ts';
import { screensPage } from './screensPage.ts';

/** Where displays post their reports. */
export const REPORT_PATH = '/screens/report';
const PAGE_PATH = '/screens';

/** A report has at most 2 kB. */
export const MAX_REPORT_BYTES = 2_048;

const SECRET_HEADER = 'x-curbside-screen';

/** A station of 50 displays sends about 100: one of each display, and one more after errors. */
const REPORTS_PER_MINUTE = 300;

export interface ScreensOptions {
  /** The page is open only to those who know it; its user name doesn't matter. */
  readonly password: string;
  /** What displays have in their address; undefined if anybody may report. */
  readonly secret: string | undefined;
  /** The IDs of the displays in screens.json. */
  readonly named: () => ReadonlySet<string>;
  /** What is wrong with screens.json. */
  readonly mistakes: () => readonly string[];
  /** The build of this server's page. */
  readonly build: string;
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/**
 * Receives the displays' reports and lists them for the operator. A page of another site can't send any, and
 * no client more than a station has. Only the secret keeps out a program that pretends to be a display.
 *
 * @returns a function that takes the address of the client, too, and returns null for any path but those two
 */
export function createScreens(
  options: ScreensOptions,
): (request: Request, client: string) => Response | Promise<Response> | null {
  const { password, secret, named, mistakes, build, log, clock = Date.now } = options;
  // Such as a stop that the city doesn't have.
  const reports = createScreenReports(clock, named, (id, wrong) =>
    log({ event: 'mistake in screens.json', mistake: `screens.${id}: ${wrong}` }),
  );
  const rateLimit = createRateLimit(REPORTS_PER_MINUTE, () => performance.now());
  const show = createOperatorPage(password, 'Screens', () =>
    screensPage(reports.list(), named(), mistakes(), clock(), build),
  );

  async function receive(request: Request, client: string): Promise<Response> {
    if (request.method !== 'POST')
      return errorResponse('Only POST is allowed', 405, { allow: 'POST' });
    const wait = Math.ceil(rateLimit(client) / 1000);
    if (wait > 0) return errorResponse('Too many reports', 429, { 'retry-after': String(wait) });
    if (!isSameOrigin(request)) return errorResponse('Reports come from this site', 403);
    if (secret !== undefined && !isSameSecret(request.headers.get(SECRET_HEADER) ?? '', secret))
      return errorResponse('Displays report with the secret in their address', 403);
    const text = await request.text().catch(() => '');
    return reports.add(tryParseJson(text), client)
      ? new Response(null, { status: 204 })
      : errorResponse('This is not a report of a display', 400);
  }

  return (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === REPORT_PATH) return receive(request, client);
    return pathname === PAGE_PATH ? show(request) : null;
  };
}
