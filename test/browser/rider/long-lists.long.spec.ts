import { BUSY_ROUTES, busyCity } from '../../support/cities/busy-city.ts';
import { en } from '../../support/words/catalogs.ts';
import { rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('R2: a list of 2,000 stops grows as it scrolls, has the full count, and keeps its place under a card', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: busyCity() });
  await withoutMap(page);
  await page.goto(`${url}/?route=${BUSY_ROUTES.join(',')}`);
  // Forty rows until the list is scrolled, or three screens of them.
  await expect(rows(page)).toHaveCount(40);
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '2000');
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(80);
  const far = rows(page).nth(50);
  await expect(far).toHaveAttribute('aria-posinset', '51');

  await far.getByRole('button').click();
  await page.getByRole('button', { name: en.page.back }).click();
  await expect(rows(page)).toHaveCount(80);
  await expect(far).toBeInViewport();

  await tab(page, 'events').click();
  await tab(page, 'stops').click();
  await expect(far).toBeInViewport();
});
