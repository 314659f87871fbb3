import { en } from '../../../src/lib/words/en/words.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { panel, rows, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const box = { name: en.search.label };

// The map has no part in these tests.
test.beforeEach(({ page }) => withoutMap(page));

test('R5: the search finds a stop by keyboard', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.goto(`${url}/?route=03`);
  await rows(page).first().waitFor();
  await page.getByRole('combobox', box).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('park jonson');
  await expect(page.getByRole('option')).toHaveText([/Johnson & Park/]);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Johnson & Park' })).toBeVisible();
});

test('R6: a favorite is there after a reload', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.goto(`${url}/?route=03&stop=0341`);
  await page.getByRole('button', { name: en.favorites.add }).click();
  await page.goto(`${url}/?route=07`);
  await page.getByRole('combobox', box).click();
  await page.getByRole('option', { name: /Johnson & Park/ }).click();
  await expect(panel(page).getByRole('heading', { name: 'Johnson & Park' })).toBeVisible();
});

test('R29: the list of changes opens above the page, and Escape or its cross closes it', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.goto(`${url}/?route=03`);
  const list = page.getByRole('region', { name: en.changes.heading });
  await page.getByRole('button', { name: en.changes.button(0, '0') }).click();
  const none = list.getByText(en.changes.none);
  await expect(none).toBeVisible();
  // A trial fails if something else is at the point.
  await none.click({ trial: true, position: { x: 20, y: 1 } });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: en.changes.button(0, '0') }).click();
  await list.getByRole('button', { name: en.routeList.close }).click();
  await expect(list).toBeHidden();
});

test('R6: a frame saves nothing and has no favorites', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.goto(`${url}/?view=embed&route=03&stop=0341`);
  await expect(page.getByRole('heading', { name: 'Johnson & Park' })).toBeVisible();
  await expect(page.getByRole('button', { name: en.favorites.add })).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
});
