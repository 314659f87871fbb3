import type { Locator } from '@playwright/test';

import { NOON } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { withoutMap } from '../support/screen.ts';
import { demoCity } from '../support/servers/serve.ts';
import { expect, test } from '../support/test.ts';

/** Whether all of an element is in the part of its list that people see. */
const isWhole = (element: Locator) =>
  element.evaluate((one) => {
    const body = one.closest('.paged-list__body')?.getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1;
  });

test('A61: a panel without rows has room for what it says, beside others', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ source: demoCity(), clock: () => NOON });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(
    `${url}/?view=kiosk&stop=0165&panels=departures,forecast,elevators,events&nightly=0`,
  );
  const said = page.getByText(en.display.elevators.unknown);
  await expect.poll(() => isWhole(said)).toBe(true);
});

test('A52: on a full board, buses that are too late are whole below their line', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ source: demoCity(), clock: () => NOON });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${url}/?view=kiosk&stop=0158&reach=12,mark&nightly=0`);
  const row = (isQuiet: boolean) =>
    page.locator(`.paged-list__rows:visible > .kiosk-row[data-quiet="${String(isQuiet)}"]`);
  await expect
    .poll(async () => (await row(true).count()) > 0 && (await isWhole(row(true).last())))
    .toBe(true);
  expect(await row(false).count()).toBeGreaterThanOrEqual(4);
});
