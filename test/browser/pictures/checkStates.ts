import type { Page } from '@playwright/test';

import type { RunningServer } from '../../../src/server/startServer.ts';
import type { Source } from '../../../src/service/Source.ts';
import { NOON } from '../../support/moment/moment.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { type CurbsideOptions } from '../support/servers/serve.ts';
import type { Size, State } from './State.ts';

/** Whether a state can't be opened in the build of the made-up language. */
export const needsRealBuild = ({ hasFailures, query }: State): boolean =>
  hasFailures === true || query.includes('lang=');

/** How many states one page shows, one after another. */
const STATES_OF_A_PAGE = 6;

/**
 * The states that a test opens in one page, those of the demo city first. States that change the page's clock or
 * scripts have a page of their own.
 */
export function pagesOf(states: readonly State[]): State[][] {
  const keyOf = ({ name, before, isTimed, isOfMap, timezoneId }: State) =>
    before === undefined && isTimed === undefined ? `${isOfMap} ${timezoneId}` : name;
  const pages = new Map<string, State[][]>();
  const isOfOther = ({ source }: State) => Number(source !== undefined);
  for (const state of states.toSorted((one, other) => isOfOther(one) - isOfOther(other))) {
    const key = keyOf(state);
    const open = pages.get(key) ?? [];
    pages.set(key, open);
    const last = open.at(-1);
    if (last !== undefined && last.length < STATES_OF_A_PAGE) last.push(state);
    else open.push([state]);
  }
  return [...pages.values()].flat();
}

/**
 * Returns a function that starts the server of a city and stops the one before. All have one URL, because scripts of
 * one URL are compiled only once (decision 0027).
 *
 * @param start the test's `startCurbside`
 */
export function oneServerAtATime(
  page: Page,
  start: (options: CurbsideOptions) => Promise<RunningServer>,
  options: CurbsideOptions,
): (source: Source | undefined) => Promise<RunningServer> {
  let running: { source: Source | undefined; server: RunningServer } | undefined;
  return async (source) => {
    if (running !== undefined && running.source === source) return running.server;
    // The page must not miss its server.
    await page.goto('about:blank');
    await running?.server.stop();
    const server = await start({
      clock: () => NOON,
      ...options,
      ...(source === undefined ? {} : { source }),
    });
    running = { source, server };
    return server;
  };
}

/**
 * The sizes and themes to check. A page has the same elements on a desk and a phone, so each theme is
 * checked at one size.
 */
function looksAt({ sizes }: State): (readonly [Size, 'light' | 'dark'])[] {
  const [first] = sizes;
  return [
    [first, 'light'],
    [sizes.at(-1) ?? first, 'dark'],
  ];
}

/** What axe finds in an open state, in either theme (R22). */
export async function axeFindingsOf(page: Page, state: State): Promise<string[]> {
  const findings: string[] = [];
  for (const [size, colorScheme] of looksAt(state)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const found = await axeFindings(page, colorScheme);
    const where = `${state.name}, ${size.width}x${size.height}, ${colorScheme}`;
    findings.push(...found.map((finding) => `${where}: ${finding}`));
  }
  return findings;
}
