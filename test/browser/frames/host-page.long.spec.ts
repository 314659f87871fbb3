import type { Locator, Page, Request } from '@playwright/test';

import { frameHtml } from '../../../src/lib/frames/frameHtml.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, untilLoaded, withoutMap } from '../support/screen.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** What a frame must leave alone, and how often each has changed since the page opened. */
const hostState = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.getAttribute('aria-label'),
    scroll: [scrollX, scrollY],
    entries: history.length,
    title: document.title,
    events: Reflect.get(window, 'events'),
  }));

/** Every parameter of a frame is in one of them. */
const QUERIES = [
  'route=03&stop=0398&panel=parking',
  'route=03&lot=city/Harbor%20Garage&lots=room',
  'near=43.6,-91.9&radius=400&hide=lots&needs=wheelChairLift',
  'route=03&vehicle=03/301&follow=1&watch=0398',
  'bbox=-91.95,43.58,-91.85,43.62&controls=zoom,list&gestures=full&poll=30',
  'route=01,02&destination=Pine%20Shore&center=43.6,-91.9&zoom=14&bearing=30&units=metric',
  'mode=list&route=03&panels=stops,parking&sort=open&title=Our%20buses&lang=es&theme=dark',
  'mode=list&near=43.6,-91.9&api=1&origin=https://city.example&operator=city&v=1',
];

test('B10: no parameter of a frame takes the host page’s focus, scrolls it or changes its history and title', async ({
  page,
  demo,
}) => {
  await withoutMap(page);
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  const frames = QUERIES.map(
    (query, index) =>
      `<iframe title="${index}" width="330" height="330" src="${demo.url}/?view=embed&${query}"></iframe>`,
  );
  const host = await startHost(
    () => `<p style="height: 300px">Our city</p><input aria-label="Your name" autofocus>
      <p>${frames.join('')}</p><p style="height: 3000px">Long text</p>
      <script>
        scrollTo(0, 200);
        window.events = [];
        requestAnimationFrame(() => requestAnimationFrame(() => {
          addEventListener('scroll', () => window.events.push('scroll'));
          addEventListener('blur', () => window.events.push('blur'));
        }));
      </script>`,
  );
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(host.url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  const before = await hostState(page);
  expect(before).toMatchObject({ focus: 'Your name', title: 'City' });
  for (const index of QUERIES.keys()) {
    const frame = page.frameLocator(`iframe[title="${index}"]`);
    await expect(frame.getByRole('link', { name: /map|mapa/i }).last()).toBeVisible();
  }
  for (const frame of page.frames()) await untilLoaded(frame);
  await expect.poll(() => unanswered.size).toBe(0);
  await page.keyboard.type('Ada');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  expect(await hostState(page)).toEqual({ ...before, events: [] });
  host.stop();
});

test('B15: the keyboard goes through a frame in a few visible steps, both ways, and keeps the keys that are not the map’s', async ({
  page,
  demo,
}) => {
  const host = await startHost(
    () => `<button>Before</button>
      <iframe title="Map" width="640" height="480" src="${demo.url}/?view=embed&route=03"></iframe>
      <button>After</button><p style="height: 3000px">Long text</p>`,
  );
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-map-state="ready"][data-idles]').waitFor();
  const before = page.getByRole('button', { name: 'Before' });
  const after = page.getByRole('button', { name: 'After' });
  const focused = frame.locator(':focus');
  /** The names of the steps from one button of the host page to the other. */
  const stepsBy = async (key: string, end: Locator) => {
    const names: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(key);
      if (await end.evaluate((button) => button === document.activeElement)) return names;
      const { name, isMarked } = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          name: element.getAttribute('aria-label') ?? element.textContent.trim(),
          isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
        };
      });
      expect(isMarked, name).toBe(true);
      names.push(name);
    }
    throw new Error(`the frame keeps the focus: ${names.join(', ')}`);
  };
  await before.focus();
  const forward = await stepsBy('Tab', after);
  expect(forward[0]).toBe(en.frame.skipMap);
  expect(forward.length).toBeLessThanOrEqual(10);
  expect(await stepsBy('Shift+Tab', before)).toEqual(forward.toReversed());

  // The link is not the map: its keys are the browser's, and the host page scrolls.
  await frame.getByRole('link', { name: en.page.openFullMap }).focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await frame.locator('body').evaluate(() => {
    const kept: string[] = [];
    Reflect.set(window, 'kept', kept);
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented) kept.push(event.key);
    });
  });
  for (const key of ['ArrowDown', 'ArrowLeft', '+', '-', '/', '?', 'Escape', 'Home', ' ', 'b'])
    await page.keyboard.press(key);
  expect(await frame.locator('body').evaluate(() => Reflect.get(window, 'kept'))).toEqual([]);
  host.stop();
});

test('B9, B17, B24: on a phone, the builder’s code loads a frame when it is near, and a site without location is named as the reason', async ({
  page,
  demo,
  noErrors,
}) => {
  const src = `${demo.url}/?view=embed&route=03`;
  const code = frameHtml({ src, fullUrl: demo.url, title: 'Map', link: 'Full map', size: null });
  expect(code).toContain('allow="geolocation; fullscreen"');
  const host = await startHost(
    () =>
      `<body style="margin: 0"><p style="height: 6000px">Long text</p>${code.replace('geolocation; ', '')}`,
  );
  const framesLoaded: string[] = [];
  page.on('request', (request) => {
    if (request.url() === src) framesLoaded.push(src);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(host.url, { waitUntil: 'networkidle' });
  expect(framesLoaded).toEqual([]);
  await page.evaluate(() => scrollTo(0, 6000));
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-map-state="ready"]').waitFor();
  expect(framesLoaded).toEqual([src]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await frame.getByRole('button', { name: en.map.myLocation }).click();
  const message = frame.getByRole('paragraph').filter({ hasText: en.map.locationNotAllowed });
  await expect(message).toBeInViewport({ ratio: 1 });
  expect(noErrors.splice(0)).toEqual([expect.stringContaining('ermissions policy')]);
  host.stop();
});
