import { errorResponse } from '../../service/responses.ts';
import { createOperatorPage } from '../operator/createOperatorPage.ts';
import { createScreenReports } from './screenReports.ts';
import { screensPage } from './screensPage.ts';

/** Where displays post their reports. */
export const REPORT_PATH = '/screens/report';
const PAGE_PATH = '/screens';

/** A report has at most 2 kB (A42). */
export const MAX_REPORT_BYTES = 2_048;

/** The operator's page and the reports that it lists. */
export interface Screens {
  /** Answers the page's and the reports' paths; null for any other. */
  handle(request: Request): Response | Promise<Response> | null;
}

/** Whether a browser sent the request from a page of this origin. A proxy may have changed the scheme. */
function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('origin') ?? '';
  const host = headers.get('host') ?? new URL(url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Receives the displays' reports and lists them for the operator (A42).
 *
 * @param password the page is open only to those who know it; its user name doesn't matter
 * @param clock milliseconds since 1970
 */
export function createScreens(password: string, clock: () => number): Screens {
  const reports = createScreenReports(clock);
  const show = createOperatorPage(password, 'Screens', () => screensPage(reports.list(), clock()));

  async function receive(request: Request): Promise<Response> {
    if (request.method !== 'POST')
      return errorResponse('Only POST is allowed', 405, { allow: 'POST' });
    if (!isSameOrigin(request)) return errorResponse('Reports come from this site', 403);
    let json: unknown;
    try {
      json = JSON.parse(await request.text());
    } catch {
      // Answered like any other text that isn't a report.
    }
    return reports.add(json)
      ? new Response(null, { status: 204 })
      : errorResponse('This is not a report of a display', 400);
  }

  return {
    handle(request) {
      const { pathname } = new URL(request.url);
      if (pathname === REPORT_PATH) return receive(request);
      return pathname === PAGE_PATH ? show(request) : null;
    },
  };
}
