import { testNow } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { waitUntilCached } from '../support/cached-page.ts';
import { COARSE, rows, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...COARSE, serviceWorkers: 'allow', isFirstVisit: true });

test('R26: on a first visit too, what the page opens once the network is gone comes from what is stored', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  // The browser may have what the worker has downloaded, or have dropped it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const server = await startCurbside();
  await page.clock.install({ time: testNow() });
  await page.goto(server.url);
  await expect(rows(page).first()).toBeVisible();
  await waitUntilCached(page);
  await server.stop();
  await page.getByRole('combobox', { name: en.search.label }).fill('meridian');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('button', { name: en.page.reload, exact: true })).toBeHidden();
});
