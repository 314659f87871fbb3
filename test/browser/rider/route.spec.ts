import { SATURDAY } from '../../support/moment/moment.ts';
import { ANY, like, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { panel, rows, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Q11: a route has its name, first and last bus, its directions apart, its buses on the line and the timetable', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  await page.goto(`${url}/?route=04`);
  const head = panel(page).locator('header');
  await expect(head.getByRole('heading', { name: 'Prairie' })).toBeVisible();
  await expect(head.getByText(like(en.routeList.firstAndLast(ANY, ANY)))).toBeVisible();
  await expect(rows(page).first()).toContainText('Harbor Landing');
  await expect(panel(page).getByText(startingWith(en.stops.toward(ANY)))).toHaveCount(0);

  const buses = panel(page).locator('.bus-on-line');
  await expect(buses.first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Harbor Landing', exact: true }).click();
  await expect(rows(page).first()).toContainText('Aspen Spring Ct');
  await expect(buses.first()).toBeVisible();

  await head.getByRole('button', { name: en.stop.timetable }).click();
  await expect(panel(page).getByText(like(en.stop.timetable)).first()).toBeVisible();
  await expect(page).toHaveURL(/timetable=/);
  await page.goBack();
  await panel(page).locator('.bus-on-line').first().click();
  await expect(page).toHaveURL(/vehicle=04/);
});

test('Q10, Q11: what loads after the stops of a route moves none of them', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(
    /assets\/(?!page|libraries|rolldown|words-en-(?!rest))[^/]+\.js$/,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.goto(`${url}/?route=04`);
  await expect(rows(page).first()).toBeVisible();
  const top = async () => (await rows(page).nth(2).boundingBox())?.y ?? 0;
  const before = await top();
  go();
  await expect(panel(page).locator('header')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Stonecrop', exact: true })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
