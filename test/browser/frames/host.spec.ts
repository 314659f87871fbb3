import { en } from '../../support/words/catalogs.ts';
import { filesToStart, sentBytes } from '../support/build/page-files.ts';
import { COARSE } from '../support/screen.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Collects every message that a page gets, with its sender's name. */
const COLLECT = `<script>
  window.got = [];
  addEventListener('message', ({ data, source }) => {
    if (data?.source !== 'curbside') return;
    const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
    window.got.push({ from: frame?.id, type: data.type, id: data.id, payload: data.payload });
  });
</script>`;

const command = (type: string, payload: unknown, id: string) =>
  JSON.stringify({ v: 1, source: 'curbside-host', type, id, payload });

interface Got {
  readonly from?: string;
  readonly type: string;
  readonly id?: string;
}

test('B20, B21: only a frame that takes messages loads their code, at most 3.1 kB', () => {
  const folder = 'src/audiences/embed/';
  const others = filesToStart(
    'index.html',
    'embed',
    `${folder}map/EmbedMap.tsx`,
    `${folder}map/MapPage.tsx`,
  );
  const own = [...filesToStart(`${folder}messages/HostMessages.tsx`)].filter(
    (file) => !others.has(file),
  );
  const bytes = own.reduce((sum, file) => sum + sentBytes(file), 0);
  console.log(`messages ${bytes} B in ${own.length} files`);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(3100);
});

test('B22, B23: a frame answers only its host, and a page follows the height of a list', async ({
  page,
  demo,
}) => {
  const attacker = await startHost(
    () => `<script>
      const message = ${command('setTheme', { theme: 'dark' }, 'evil')};
      setInterval(() => {
        for (let index = 0; index < parent.frames.length; index += 1)
          parent.frames[index].postMessage(message, '*');
      }, 100);
    </script>`,
    { name: '127.0.0.1' },
  );
  const list = `${demo.url}/?view=embed&mode=list&route=03&api=1`;
  const frame = (id: string, src: string, more = '') =>
    `<iframe id="${id}" title="${id}" src="${src}" width="400" height="300" ${more}></iframe>`;
  const host = await startHost(
    () => `${COLLECT}
      ${frame('own', `${list}&origin=${encodeURIComponent(host.url)}`)}
      ${frame('foreign', `${list}&origin=https://city.example`)}
      ${frame('silent', `${demo.url}/?view=embed&mode=list&route=03`)}
      ${frame('sealed', list, 'sandbox="allow-scripts"')}
      ${frame('attacker', attacker.url)}
      <script src="${demo.url}/frame-height.js" async></script>`,
  );
  // A browser measures no frame that is off screen.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto(host.url);
  const got = () =>
    page.evaluate<Got[]>(() => {
      const all: unknown = Reflect.get(window, 'got');
      return Array.isArray(all) ? all : [];
    });
  const typesFrom = async (id: string) =>
    new Set((await got()).filter(({ from }) => from === id).map(({ type }) => type));
  const tell = (id: string, text: string) =>
    page.evaluate(
      ([name = '', json = '']) =>
        document
          .querySelector<HTMLIFrameElement>(`#${name}`)
          ?.contentWindow?.postMessage(JSON.parse(json), '*'),
      [id, text],
    );
  for (const id of ['own', 'foreign', 'silent', 'sealed'])
    await expect(page.frameLocator(`#${id}`).getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => typesFrom('own')).toContain('ready');
  for (const id of ['own', 'foreign', 'silent', 'sealed'])
    await tell(id, command('setTheme', { theme: 'light' }, 'host'));
  await expect.poll(() => typesFrom('own')).toContain('done');
  const themeOf = (id: string) =>
    page.frameLocator(`#${id}`).locator('html').getAttribute('data-theme');
  expect(await themeOf('own')).toBe('light');
  // An unknown host gets only the height. Without api=1 a host gets nothing.
  await expect.poll(() => typesFrom('foreign')).toContain('resize');
  await expect.poll(() => typesFrom('sealed')).toContain('resize');
  expect([...(await typesFrom('foreign'))]).toEqual(['resize']);
  expect([...(await typesFrom('sealed'))]).toEqual(['resize']);
  expect([...(await typesFrom('silent'))]).toEqual([]);
  expect(await themeOf('foreign')).toBeNull();
  expect((await got()).filter(({ id }) => id === 'evil')).toEqual([]);

  const heightOf = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.height ?? 0;
  const inside = (id: string) =>
    page
      .frameLocator(`#${id}`)
      .locator('.frame-list')
      .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
  for (const id of ['own', 'sealed']) {
    // The host's script answers a message a moment after this page has received it.
    await expect.poll(() => heightOf(id)).not.toBe(304);
    const difference = async () => {
      const [content = 0, shown = 0] = await inside(id);
      return Math.abs(content - shown);
    };
    await expect.poll(difference, id).toBeLessThanOrEqual(1);
  }
  expect(await heightOf('silent')).toBe(304);
  const before = await heightOf('own');
  // Long enough for a growth loop to show itself.
  await page.waitForTimeout(500);
  expect(await heightOf('own')).toBe(before);
  host.stop();
  attacker.stop();
});

test('B21, B25, B27: the element controls the map of a frame, as a CMS would use it', async ({
  page,
  demo,
  noErrors,
}) => {
  const host = await startHost(
    () => `<style>curbside-map { width: 640px; height: 420px }</style>
      <script type="module" src="${demo.url}/curbside-map.js"></script>
      <script>
        window.got = [];
        for (const name of ['ready', 'view', 'selection', 'data'])
          addEventListener('curbside-' + name, ({ type, detail }) => window.got.push({ type, detail }));
      </script>
      <curbside-map src="${demo.url}/" route="03" theme="light" label="Our buses">
        <a href="${demo.url}/?route=03">Our buses</a>
        <p slot="lost">Call 511.</p>
      </curbside-map>`,
  );
  await page.goto(host.url);
  const frame = page.frameLocator('iframe[title="Our buses"]');
  const element = page.locator('curbside-map');
  await frame.locator('[data-map-state="ready"][data-idles]').waitFor({ timeout: 60_000 });
  await expect(element).toHaveAttribute('data-state', 'live');
  const alternative = page.getByText('Call 511.');
  await expect(alternative).toBeHidden();
  const done = await element.evaluate(async (map: HTMLElementTagNameMap['curbside-map']) => {
    await map.setTheme('dark');
    await map.setView({ center: { lat: 43.61, lon: -91.9 }, zoom: 15 });
    const refused = await map.setRoute(['no such route']).catch((error: unknown) => String(error));
    return refused;
  });
  expect(done).toContain("There's no route no such route");
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const link = frame.getByRole('link', { name: en.page.openFullMap });
  await expect(link).toHaveAttribute('href', /route=03&center=43\.61,-91\.9&zoom=15/);
  await element.evaluate(async (map: HTMLElementTagNameMap['curbside-map']) => {
    await map.setRoute(['02']);
    await map.setLayers(['stops']);
    await map.select({ kind: 'stop', id: '0398' });
  });
  await expect(link).toHaveAttribute('href', /route=02&stop=0398&hide=vehicles,lots/);
  const types = () =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'got');
      return Array.isArray(all) ? all.map(({ type }) => String(type)) : [];
    });
  await expect
    .poll(types)
    .toEqual(expect.arrayContaining(['curbside-ready', 'curbside-view', 'curbside-selection']));
  // As when the frame says that its data is lost (B27).
  await element.evaluate((map) => void (map.dataset.state = 'lost'));
  await expect(alternative).toBeVisible();
  expect(noErrors).toEqual([]);
  host.stop();
});
