import { en } from '../../support/words/catalogs.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const STATION = 'Grand & Meridian Station';
const { accessible } = en.needs;

test('W2, W3: a station’s card lists platforms and entrances, a platform says its code and leads back, below the card’s buttons', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/?stop=station-grand&needs=accessible`);
  const platforms = page.getByRole('region', { name: en.stop.platforms });
  await expect(platforms.getByRole('listitem')).toHaveCount(3);
  for (const item of await platforms.getByRole('listitem').all())
    await expect(item.locator('.badge').first()).toBeVisible();
  await expect(
    platforms.getByRole('listitem'),
    'W2: each platform says its way without steps',
  ).toContainText([en.stop.stepFree, en.stop.stepFree, en.stop.stepFreeBy(1, '1')]);
  await expect(
    page.getByRole('region', { name: en.stop.entrances }).getByRole('listitem'),
  ).toContainText([
    en.lists.labeled(accessible, en.vehicles.card.yes),
    en.lists.labeled(accessible, en.vehicles.card.no),
  ]);

  await platforms.getByRole('button').first().click();
  const fact = page.getByText(en.stop.platform('A'), { exact: false });
  await expect(fact).toContainText(en.lists.labeled(accessible, en.vehicles.card.yes));
  // It comes after the card's buttons, so that it moves none when it loads.
  const buttons = [en.journeys.directions, en.stop.timetable, en.stop.nearby].map((name) =>
    page.locator('article.card').getByRole('button', { name }),
  );
  for (const button of buttons) {
    const [above, below] = [await button.boundingBox(), await fact.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  }

  await page.getByRole('button', { name: en.stop.wholeStation(STATION) }).click();
  await expect(page.getByRole('heading', { name: STATION })).toBeVisible();
  await expect(platforms.getByRole('listitem')).toHaveCount(3);
});

test(
  'K5: a stop’s card and the list of notices lead to them in other apps',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside();
    for (const [query, path] of [
      ['stop=0100', '/notices/stops/0100'],
      ['panel=notices', '/notices/routes/'],
    ] as const) {
      await page.goto(`${url}/?${query}`);
      for (const [name, type] of [
        [en.notices.rss, 'application/rss+xml'],
        [en.notices.calendar, 'text/calendar'],
      ] as const) {
        const href = await page
          .getByRole('link', { name, exact: true })
          .first()
          .getAttribute('href');
        expect(href).toContain(path);
        const response = await page.request.get(`${url}${href}`);
        expect(response.headers()['content-type']).toContain(type);
      }
    }
  },
);
