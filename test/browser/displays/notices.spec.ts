import { anAlert } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { withoutMap } from '../support/screen.ts';
import { demoOnPlainGround } from '../support/servers/serve.ts';
import { expect, test } from '../support/test.ts';

const aDetour = (routeID: string) =>
  anAlert({
    alertID: routeID,
    header: { en: `Detour of ${routeID}` },
    effect: 'detour',
    concerns: [{ routeID }],
  });

test('Q24, N7: a display of the whole city has all warnings, one of a route its own, and a garage’s none about routes', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({
    source: {
      ...demoOnPlainGround(),
      alerts: supply(async () => [
        aDetour('03'),
        aDetour('07'),
        anAlert({ alertID: 'all', header: { en: 'Ice on roads' }, effect: 'detour', concerns: [] }),
      ]),
    },
    clock: () => NOON,
  });
  const shown = page.locator('.notice-strip [data-importance] b');
  for (const [query, expected] of [
    ['', ['Detour of 03', 'Detour of 07', 'Ice on roads']],
    ['&route=03', ['Detour of 03', 'Ice on roads']],
    ['&panels=lots', ['Ice on roads']],
  ] as const) {
    await page.goto(`${url}/?view=kiosk&nightly=0${query}`);
    await expect.poll(async () => (await shown.allTextContents()).toSorted()).toEqual(expected);
  }
});
