import type { Page } from '@playwright/test';

import { NOON } from '../../support/moment/moment.ts';
import { waitForIdleMap, rows } from '../support/screen.ts';
import type { Size, State } from './State.ts';

/** The media features that the browser emulates, except the color scheme. */
export const emulated = ({ hasForcedColors }: State) =>
  ({ forcedColors: hasForcedColors ? 'active' : 'none', reducedMotion: 'reduce' }) as const;

/** Whether to wait for the map of a state that is open. */
export async function hasMap(page: Page, { hasMap: has = true }: State): Promise<boolean> {
  if (has !== 'where shown') return has;
  await page.waitForLoadState('networkidle');
  return (await page.locator('[data-map-state]').count()) > 0;
}

/** Opens a state at a size. Resolves when the page is ready for a picture. */
export async function openState(page: Page, home: string, state: State, size: Size): Promise<void> {
  await page.setViewportSize(size);
  if (state.isTimed) await page.clock.install({ time: NOON });
  else await page.clock.setFixedTime(NOON);
  if (state.without !== undefined) await page.route(state.without, (route) => route.abort());
  await state.before?.(page);
  await page.goto(`${home}/?${state.query}`);
  if (state.act !== undefined) {
    if (!state.query.includes('view=')) await rows(page).first().waitFor();
    await state.act(page);
  }
  if (await hasMap(page, state)) await waitForIdleMap(page);
}
