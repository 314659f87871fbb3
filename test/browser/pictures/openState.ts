import type { Page } from '@playwright/test';

import { waitForIdleMap, rows } from '../support/screen.ts';
import { NOON } from '../support/test.ts';
import type { Size, State } from './State.ts';

/** What the browser makes of the page besides its theme. */
export const emulated = ({ hasForcedColors }: State) =>
  ({ forcedColors: hasForcedColors ? 'active' : 'none', reducedMotion: 'reduce' }) as const;

/** Opens a state at a size, and comes back when there is nothing more to wait for. */
export async function openState(page: Page, home: string, state: State, size: Size): Promise<void> {
  await page.setViewportSize(size);
  if (state.isTimed) await page.clock.install({ time: NOON });
  else await page.clock.setFixedTime(NOON);
  // The page sets its clock by its own origin's answers (A19).
  await page.route('**/version.json', async (route) => {
    const response = await route.fetch();
    const date = new Date(NOON).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  if (state.without !== undefined) await page.route(state.without, (route) => route.abort());
  await state.before?.(page);
  await page.goto(`${home}/?${state.query}`);
  if (state.act !== undefined) {
    if (!state.query.includes('view=')) await rows(page).first().waitFor();
    await state.act(page);
  }
  if (state.hasMap !== false) await waitForIdleMap(page);
}
