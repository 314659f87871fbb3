import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { NOON } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { pagesOf } from '../support/pagesOf.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The stop of the demo city with the most lines of departures. */
async function busiestStop(): Promise<string> {
  const { stops, times } = createDemoCity();
  const { value } = await stops.read(null, NOON);
  const counts = await Promise.all(
    [...new Set(value.map(({ stopID }) => stopID))].map(async (stopID) => {
      const read = await times?.timetable?.read({ stopID, date: '20261120' }, NOON);
      return [stopID, read?.value?.departures.length ?? 0] as const;
    }),
  );
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

test(
  'T19: the timetable of the busiest stop is printed alone and on one page',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await withoutMap(page);
    const stopID = await busiestStop();
    for (const [format, size] of [
      ['Letter', { width: 1280, height: 800 }],
      ['A4', { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(`${demoAtNoon.url}/?stop=${stopID}&timetable=2026-11-20`);
      await page.getByRole('button', { name: en.timetable.print }).waitFor();
      const pdf = await page.pdf({ format });
      expect(pagesOf(pdf), format).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  },
);
