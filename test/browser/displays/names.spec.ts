import { NOON } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { busesOf, cityWith, SCREENS } from '../support/board-city.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('Q21, Q23: all names of a board have one size, and a route’s number is on one line', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const routes = ['AB8W', '10A', '9', '22', '86W'];
  const buses = busesOf(5).map((bus) => ({
    ...bus,
    routeID: routes[Number(bus.routeID) - 1] ?? '',
  }));
  const { url } = await startCurbside({ source: cityWith(() => buses), clock: () => NOON });
  await page.goto(`${url}/?view=kiosk&stop=0158&nightly=0`);
  const list = page.getByRole('list', { name: en.page.tabs.departures });
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const found = await list.evaluate((rows) => {
        const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
        const names = [...rows.querySelectorAll('.kiosk-row__name')].map(sizeOf);
        const badge = [...rows.querySelectorAll('.kiosk-badge')].find(
          ({ textContent }) => textContent === 'AB8W',
        );
        const text = document.createRange();
        if (badge !== undefined) text.selectNodeContents(badge);
        return {
          sizes: new Set(names).size,
          lines: new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size,
        };
      });
      expect(found, `${width}x${height}`).toEqual({ sizes: 1, lines: 1 });
    }).toPass({ timeout: 30_000 });
  }
});
