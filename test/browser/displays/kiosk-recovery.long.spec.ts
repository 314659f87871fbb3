import { boot } from '../../../src/lib/words/compiled/en/boot.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { ANY, like, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { scriptNamed } from '../support/build/page-files.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const notLoaded = (part: string) => en.failures.part(part, en.failures.chunk);

test('A13: a display keeps polling when hidden, offline or after a failure', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  let answers = 0;
  const { url } = await startCurbside({
    source: smallSource({
      vehicles: async () => {
        answers += 1;
        if (answers === 3) throw new Error('one poll fails');
        return [];
      },
    }),
    settings: { polling: { vehiclesSeconds: 2, lotsSeconds: 5 } },
  });
  await page.clock.install({ time: testNow() });
  await page.goto(`${url}/?view=kiosk&route=03`);
  await expect.poll(() => answers).toBeGreaterThan(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('blur'));
  });
  const before = answers;
  await expectAsTimePasses(page, () => answers, { timeout: 60_000 }).toBeGreaterThan(before + 3);
});

for (const [what, missing, message] of [
  [
    'its settings',
    '**/curbside.json',
    startingWith(en.failures.part('Curbside (curbside.json)', ANY)),
  ],
  ['its script', scriptNamed('kiosk'), boot.notLoaded],
] as const) {
  test(`A12: a display that was switched on before ${what} could be loaded starts by itself`, async ({
    page,
    smallCity: { url },
    allowErrors,
  }) => {
    await page.route(missing, (route) => route.abort());
    await page.goto(`${url}/?view=kiosk&route=03`);
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(missing);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByText(message)).toHaveCount(0);
    // The page reports the script that it could not import.
    allowErrors();
  });
}

test('A32: a display whose map could not be loaded reloads by itself', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  const code = scriptNamed('KioskMap');
  await page.clock.install({ time: testNow() });
  await page.route(code, (route) => route.abort());
  await page.goto(`${url}/?view=kiosk&route=03`);
  await expect(page.getByText(notLoaded(en.page.map))).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.unroute(code);
  await page.clock.runFor(31_000);
  await page.locator('[data-map-state="ready"]').waitFor();
  // React logs what its error boundary catches.
  allowErrors();
});

test('A32: a display whose map does not arrive reloads by itself', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.clock.install({ time: testNow() });
  await page.route(scriptNamed('openMap'), () => {}, { times: 1 });
  await page.goto(`${url}/?view=kiosk&route=03`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.locator('[data-map-state="loading"]').waitFor();
  let hasAsked = false;
  page.on('request', (request) => {
    hasAsked ||= request.resourceType() === 'fetch' && request.url() === page.url();
  });
  await expectAsTimePasses(page, () => hasAsked, { timeout: 60_000 }).toBe(true);
  // From here on time passes as usual: a slow machine would not answer within the page's limits.
  await page.locator('[data-map-state="ready"]').waitFor({ timeout: 60_000 });
});

test('A11: without a network the board says so with what it has, and requests no file for that', async ({
  page,
  smallCity: { url },
}) => {
  await page.clock.install({ time: testNow() });
  await page.goto(`${url}/?view=kiosk&stop=0100&route=03`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/*', (route) => route.abort());
  const isLost = page.getByText(like(en.display.allLost(ANY)));
  await expectAsTimePasses(
    page,
    async () => {
      await page.clock.fastForward('01:00');
      return isLost.count();
    },
    { timeout: 60_000 },
  ).toBe(1);
  // What a display asks for all the time: data, and the page itself before it reloads (A34).
  const polled = /^\/($|v1\/|parking\/|routes\/|version\.json|screens\.json)/;
  expect(requested.some((path) => polled.test(path))).toBe(true);
  expect(requested.filter((path) => !polled.test(path))).toEqual([]);
});

test('A6, A7: the operator opens the overlay by five keys and leaves the display; nothing in it is a link', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/?view=kiosk&panels=lots`);
  await page.locator('.kiosk-row').first().waitFor();
  const overlay = page.getByRole('dialog', { name: en.operator.heading });
  // On a busy machine five of them may take longer than the three seconds of the gesture.
  const openBy = (once: () => Promise<void>) =>
    expect(async () => {
      for (let time = 0; time < 5; time += 1) await once();
      await expect(overlay).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await openBy(() => page.keyboard.press('o'));
  await expect(overlay).toContainText(en.operator.statuses.ok);
  await expect(overlay.getByRole('button', { name: en.page.close })).toBeFocused();
  await expect(page.locator('a, [target], form, iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await openBy(() => page.mouse.click(20, 20));
  await overlay.getByRole('button', { name: en.operator.leave }).press('Enter');
  await expect(page).toHaveURL(`${demo.url}/`);
  await expect(page.getByRole('tab', { name: en.page.tabs.stops })).toBeVisible();
});
