import { es } from '../../support/words/catalogs.ts';
import { CACHE_WAIT, cachedUrls } from '../support/cached-page.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

test('R26, L6: a rider’s own language is stored with the page, no other one, and is there without the server', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const server = await startCurbside({});
  await page.goto(`${server.url}/?lang=es`);
  const words = async () =>
    (await cachedUrls(page)).flatMap(
      (url) => /\/(words-[a-z]{2}-(?:rest|builder)?)/i.exec(url)?.[1] ?? [],
    );
  await expect
    .poll(async () => (await words()).toSorted(), CACHE_WAIT)
    .toEqual(['words-en-rest', 'words-es-', 'words-es-rest']);
  await server.stop();
  await page.reload();
  await expect(page.getByRole('tab', { name: es.page.tabs.lots })).toBeVisible();
});
