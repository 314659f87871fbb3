import { bigCity } from '../../support/cities/big-city.ts';
import { BUSY_ROUTES, busyCity } from '../../support/cities/busy-city.ts';
import { en } from '../../support/words/catalogs.ts';
import { rows, withoutFocusByMouse, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

// What Safari does and other browsers don't. It cannot be driven on most machines, so it is imitated or its rule is
// checked.

test('R21: where a pressed button gets no focus, as in Safari, a card still closes to its row', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: busyCity() });
  await withoutMap(page);
  await withoutFocusByMouse(page);
  await page.goto(`${url}/?panel=buses&route=${BUSY_ROUTES.join(',')}`);
  // What keeps the focus comes with the search.
  await page.getByRole('combobox').waitFor();
  const row = await rows(page).nth(25).getByRole('button').getAttribute('data-row');
  const far = page.locator(`[data-row="${row}"]`);
  await far.click();
  await page.getByRole('button', { name: en.page.back }).click();
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R1, R24: a phone’s keyboard covers no button of the list of all routes', async ({
    page,
    startCurbside,
  }) => {
    const { url } = await startCurbside({ source: bigCity() });
    await withoutMap(page);
    await page.goto(url);
    await page.getByRole('button', { name: en.routes.all }).click();
    const done = page.getByRole('dialog').getByRole('button', { name: en.manyRoutes.done });
    const end = async () => {
      const { y = 0, height = 0 } = (await done.boundingBox()) ?? {};
      return y + height;
    };
    expect(await end()).toBeGreaterThan(800);
    // What a phone tells a page when its keyboard of 336 pixels opens.
    await page.evaluate((height) => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('no visual viewport');
      Object.defineProperty(viewport, 'height', { configurable: true, value: height });
      viewport.dispatchEvent(new Event('resize'));
    }, 844 - 336);
    await expect.poll(end).toBeLessThanOrEqual(844 - 336);
    expect(await end()).toBeGreaterThan(844 - 336 - 60);
  });

  test('R24: no field is so small that Safari zooms in when it is tapped', async ({
    page,
    demoAtNoon,
  }) => {
    await withoutMap(page);
    const sizes: Record<string, readonly number[]> = {};
    for (const query of [
      '',
      '?panel=parking',
      '?panel=events&time=2030-01-15T12:00',
      '?view=builder',
    ]) {
      await page.goto(`${demoAtNoon.url}/${query}`);
      const fields = page.locator('input:is([type=search], [type=text], :not([type])), select');
      await fields.first().waitFor();
      sizes[query] = await fields.evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    }
    expect(Object.values(sizes).flat().length).toBeGreaterThan(4);
    for (const [query, of] of Object.entries(sizes))
      expect(Math.min(...of), query).toBeGreaterThanOrEqual(16);
  });
});
