import { testNow } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { scriptNamed } from '../support/build/page-files.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { COARSE, withoutMap } from '../support/screen.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

const CITY = 'center=43.6,-91.9&zoom=14';

test.use(COARSE);

test.describe('a frame', () => {
  let host: Awaited<ReturnType<typeof startHost>>;
  let html = '';

  test.beforeEach(async () => {
    host = await startHost(() => html);
  });

  test.afterEach(() => host.stop());

  const around = (src: string, attributes = '') =>
    `<h1>Our city</h1>
     <iframe src="${src}" width="400" height="300" title="Map" ${attributes}></iframe>
     <p style="height: 3000px">Long text</p>`;

  test('S13, B7: works in a sandbox without an origin, with its worker, under our content security policy', async ({
    page,
    demo,
  }) => {
    html = around(`${demo.url}/?view=embed&${CITY}`, 'sandbox="allow-scripts"');
    const worker = page.waitForResponse(/map-worker/);
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-map-state="ready"][data-idles]').waitFor({ timeout: 60_000 });
    expect((await worker).headers()['content-security-policy']).toContain("worker-src 'self'");
    await expect(frame.getByRole('link', { name: en.page.openFullMap })).toBeVisible();
  });

  test('B10, B14: lets the host page scroll, says how to move the map, and does not change the history', async ({
    page,
    demo,
  }) => {
    html = around(`${demo.url}/?view=embed&${CITY}`);
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-map-state="ready"][data-idles]').waitFor();
    const scale = frame.getByText(/ ft$|mi$/);
    const box = await page.locator('iframe').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
    const scaleBefore = await scale.allTextContents();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(frame.getByText(en.map.cooperativeWheel)).toBeAttached();
    expect(await scale.allTextContents()).toEqual(scaleBefore);

    await page.evaluate(() => scrollTo(0, 0));
    const before = await page.evaluate(() => ({ length: history.length, y: scrollY }));
    await frame.getByRole('button', { name: en.map.zoomIn }).click();
    await frame.getByLabel(en.map.label).press('ArrowLeft');
    await frame.getByLabel(en.map.label).press('Enter');
    expect(await page.evaluate(() => ({ length: history.length, y: scrollY }))).toEqual(before);
  });

  test.describe('with a map that is drawn', () => {
    test.use({ isMapDrawn: true });

    test('B18, B20: loads its map when it is seen, does not poll while it is not, and comes back to the view that the reader chose', async ({
      page,
      startCurbside,
    }) => {
      const { url } = await startCurbside({ settings: { polling: { vehiclesSeconds: 2 } } });
      html = `<p style="height: 3000px">Long text</p>
        <iframe src="${url}/?view=embed&route=03" width="640" height="480" title="Map"></iframe>`;
      const mapCode = scriptNamed('openMap');
      let [polls, mapFiles] = [0, 0];
      page.on('request', (request) => {
        if (request.url().includes('/v1/getvehicles')) polls += 1;
        if (mapCode.test(request.url())) mapFiles += 1;
      });
      const stillness = async () => {
        const before = polls;
        await page.clock.fastForward(5000);
        await page.waitForTimeout(500);
        return polls - before;
      };
      await page.clock.install({ time: testNow() });
      await page.goto(host.url);
      const frame = page.frameLocator('iframe');
      const link = frame.getByRole('link', { name: en.page.openFullMap });
      await expect(link).toBeAttached();
      expect(await stillness(), 'one poll as the page opens').toBeLessThanOrEqual(1);
      expect(mapFiles).toBe(0);
      await page.evaluate(() => scrollTo(0, 3000));
      await frame.locator('[data-map-state="ready"]').waitFor({ timeout: 60_000 });
      const seen = polls;
      await expectAsTimePasses(page, () => polls).toBeGreaterThan(seen + 1);
      const zoom = async () =>
        Number(/zoom=([\d.]+)/.exec((await link.getAttribute('href')) ?? '')?.[1]);
      await expect.poll(zoom).toBeGreaterThan(1);
      const fitted = await zoom();
      await frame.getByRole('button', { name: en.map.zoomIn }).click();
      await expectAsTimePasses(page, zoom).toBeGreaterThan(fitted + 0.4);
      const chosen = await link.getAttribute('href');
      await frame.getByRole('button', { name: en.layers.legend }).click();
      await expect(frame.getByText(en.legend.stopSelected)).toBeVisible();
      await stillness();
      expect(await link.getAttribute('href')).toBe(chosen);
      await page.evaluate(() => scrollTo(0, 0));
      // A poll that is due at that moment may still be sent.
      await expect.poll(stillness).toBe(0);
      const map = frame.locator('[data-map-state="ready"]');
      await expect(map).toBeAttached();
      const canvas = await frame.locator('canvas').first().elementHandle();
      const isReleased = () =>
        canvas?.evaluate(
          (element) =>
            element instanceof HTMLCanvasElement &&
            element.getContext('webgl2')?.isContextLost() === true,
        );
      expect(await isReleased()).toBe(false);
      await page.clock.fastForward(60_000);
      await expect(map).toHaveCount(0);
      await expect.poll(isReleased).toBe(true);
      const away = polls;
      await page.evaluate(() => scrollTo(0, 3000));
      await expect.poll(() => polls, 'fresh data within one poll').toBeGreaterThan(away);
      await map.waitFor({ timeout: 60_000 });
      await stillness();
      expect(await link.getAttribute('href')).toBe(chosen);
    });
  });

  test('B11: stores nothing', async ({ page, demo, context }) => {
    await page.goto(`${demo.url}/?view=embed&${CITY}`);
    await page.locator('[data-map-state="ready"][data-idles]').waitFor();
    await page.getByRole('button', { name: en.map.zoomIn }).click();
    await page.getByLabel(en.map.label).press('Enter');
    const stored = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 });
    expect(await context.cookies()).toEqual([]);
  });

  test('B3: links to the full map with the same view in a new tab', async ({
    page,
    demo,
    context,
  }) => {
    await withoutMap(context);
    await page.goto(`${demo.url}/?view=embed&route=02,05&${CITY}`);
    const link = page.getByRole('link', { name: en.page.openFullMap });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [full] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    const opened = new URL(full.url()).searchParams;
    expect(opened.get('route')).toBe('02,05');
    expect(opened.get('center')).toBe('43.6,-91.9');
    expect(opened.has('view')).toBe(false);
    await full.close();
  });

  test.describe('480 by 300 pixels', () => {
    test.use({ viewport: { width: 480, height: 300 } });

    test('R20: links to the same view from a map of the whole world and beyond', async ({
      page,
      demo,
      noErrors,
    }) => {
      await page.goto(`${demo.url}/?view=embed&center=43.6,170&zoom=1`);
      await page.locator('[data-map-state="ready"][data-idles]').waitFor();
      const map = page.getByLabel(en.map.label);
      const link = page.getByRole('link', { name: en.page.openFullMap });
      const view = async () =>
        new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams;
      const zoom = async () => Number((await view()).get('zoom') ?? Number.NaN);
      await map.press('-');
      await map.press('-');
      await map.press('-');
      await expect.poll(zoom).toBeLessThan(0.3);
      expect(await zoom()).toBeGreaterThanOrEqual(0);
      await map.press('ArrowRight');
      await expect.poll(async () => (await view()).get('center')).toMatch(/,-1\d\d(\.|$)/);
      // Enter searches at valid coordinates there too.
      await map.press('Enter');
      await expect(link).toBeVisible();
      expect(noErrors).toEqual([]);
    });
  });
});
