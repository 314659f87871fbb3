import { en } from '../../src/lib/words/en.ts';
import { smallSource } from '../support/small-source.ts';
import { recordAnnouncements } from './support/recordAnnouncements.ts';
import { COARSE, rows, waitForIdleMap } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use(COARSE);

test('R19: a basemap that fails hides nothing', async ({ page, startCurbside, noErrors }) => {
  const { url } = await startCurbside({
    source: smallSource(),
    settings: { basemap: { light: '/nowhere.json', dark: '/nowhere.json' } },
  });
  const announced = await recordAnnouncements(page);
  await page.goto(`${url}/?route=03`);
  await expect(page.getByRole('main').getByText(en.map.basemapFailed)).toBeVisible();
  await expect.poll(() => announced).toContain(en.map.basemapFailed);
  await waitForIdleMap(page);
  await expect(rows(page)).toHaveCount(4);

  // A retry announces its result.
  const retry = page.getByRole('main').getByRole('button', { name: en.page.retry });
  await retry.click();
  await expect
    .poll(() => announced.slice(announced.indexOf(en.map.retrying)))
    .toEqual(expect.arrayContaining([en.map.retrying, en.map.basemapFailed]));
  await page.route('**/nowhere.json', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [] } }),
  );
  await retry.click();
  await expect(retry).toHaveCount(0);
  noErrors.length = 0;
});

test('R19: a basemap whose style the map cannot draw hides nothing', async ({
  page,
  startCurbside,
  noErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  const ground = { id: 'ground', type: 'background', paint: { 'background-color': 'grass' } };
  await page.route('**/basemap/light.json', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [ground] } }),
  );
  await page.goto(`${url}/?route=03`);
  await expect(page.getByRole('main').getByText(en.map.basemapFailed)).toBeVisible();
  await waitForIdleMap(page);
  const fault = 'layers[0].paint.background-color: color expected, "grass" found';
  expect(noErrors).toEqual(
    [fault, "The basemap's style can't be drawn"].map((each) => expect.stringContaining(each)),
  );
  noErrors.length = 0;
});
