import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchStart } from '../../src/boot/watchStart.ts';
import { BOOT_WORDS, CITY_NAME_KEY } from '../../src/lib/names/start-names.ts';
import { FAILED_EVENT, STARTED_EVENT } from '../../src/lib/names/start-names.ts';
import { boot as en } from '../../src/lib/words/compiled/en/boot.ts';
import { boot as es } from '../../src/lib/words/compiled/es/boot.ts';
import { boot as zhHant } from '../../src/lib/words/compiled/zh-Hant/boot.ts';

const reload = vi.fn<() => void>();
const network = { isThere: true };
const requests: string[] = [];
const loaded: string[] = [];
let controller = new AbortController();

/** A page whose document has loaded but whose script has not. */
function open({ search = '', type = 'navigate', languages = ['en-US'] } = {}) {
  document.body.innerHTML =
    '<div id="curbside"></div><script type="x" src="http://city.test/assets/a.js"></script>';
  vi.stubGlobal('location', {
    origin: 'http://city.test',
    href: `http://city.test/${search}`,
    search,
    reload,
  });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('performance', {
    // React asks for the time when code of an earlier page has loaded.
    now: () => 0,
    getEntriesByType: (kind: string) =>
      kind === 'navigation' ? [{ type }] : loaded.map((name) => ({ name })),
  });
  watchStart();
}

const failScript = () => document.querySelector('script')?.dispatchEvent(new Event('error'));
const shown = () => document.querySelector('main')?.textContent ?? '';
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  network.isThere = true;
  requests.length = 0;
  loaded.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (!network.isThere) throw new TypeError('no network');
    if (url === BOOT_WORDS) return Response.json({ es, 'zh-Hans': en, 'zh-Hant': zhHant });
    return new Response('');
  });
  // Removes the listeners of the last page.
  controller = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal(
    'addEventListener',
    (name: string, listener: (event: Event) => void, capture?: boolean) =>
      listen(name, listener, { signal: controller.signal, capture: capture === true }),
  );
});
afterEach(() => controller.abort());

test('R33, A32: if one of the first scripts fails, the page says so, and reloads with fresh copies of all', async () => {
  loaded.push('http://city.test/assets/a.js', 'http://city.test/assets/Kiosk.js');
  loaded.push('http://city.test/v1/getstops', 'http://other.test/assets/b.js');
  open();
  failScript();
  expect(shown()).toBe(en.notLoaded + en.tryNow);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledOnce();
  const paths = ['', 'assets/a.js', 'assets/Kiosk.js'];
  expect(requests).toEqual(paths.map((path) => `http://city.test/${path}`));
});

test.each([
  ['?lang=es', ['en-US'], es],
  ['', ['fr-FR', 'es-MX', 'en'], es],
  ['?lang=xx', ['fr-FR'], en],
  ['', ['zh-TW', 'en'], zhHant],
  ['?lang=zh-Hans', ['zh-TW'], en],
])('R23: for %s and %j the message is in the right language', async (search, languages, words) => {
  open({ search, languages });
  failScript();
  await pass(0);
  expect(shown()).toContain(words.notLoaded);
});

test('R33: a page that does not start in time says so and reloads', async () => {
  open();
  await pass(14);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toContain(en.notLoaded);
  await pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('R33: a page that has started is not reloaded, and the message is gone', async () => {
  open({ search: '?view=kiosk' });
  await pass(1);
  expect(shown()).toBe(en.starting);
  dispatchEvent(new Event(STARTED_EVENT));
  failScript();
  await pass(600);
  expect(shown()).toBe('');
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('R33: without a network the page tries with back-off, and at once when online', async () => {
  network.isThere = false;
  open();
  failScript();
  const pages = () => requests.filter((url) => url === 'http://city.test/').length;
  await pass(63);
  expect(pages()).toBe(6);
  await pass(3600);
  expect(pages()).toBe(66);
  expect(reload).not.toHaveBeenCalled();
  network.isThere = true;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('R33: the button tries at once', async () => {
  network.isThere = false;
  open();
  failScript();
  document.querySelector('button')?.click();
  await pass(0);
  expect(requests.length).toBeGreaterThan(0);
  expect(reload).not.toHaveBeenCalled();
  network.isThere = true;
  document.querySelector('button')?.click();
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

/** The seconds between reloads of a page whose script always fails. */
async function reloadsInARow(times: number) {
  const waits: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    reload.mockClear();
    open({ type: nth === 0 ? 'navigate' : 'reload' });
    failScript();
    let seconds = 0;
    while (reload.mock.calls.length === 0) {
      seconds += 1;
      await pass(1);
    }
    waits.push(seconds);
    controller.abort();
    controller = new AbortController();
  }
  return waits;
}

test('A32: a page that never starts waits longer before each reload, up to 15 minutes', async () => {
  expect(await reloadsInARow(12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('R33: a page that reports that it cannot start is reloaded', async () => {
  open();
  dispatchEvent(new Event(STARTED_EVENT));
  dispatchEvent(new Event(FAILED_EVENT));
  expect(shown()).toContain(en.notLoaded);
  await pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('A32: a display shows the name of its city and that it starts, without a button', async () => {
  localStorage.setItem(CITY_NAME_KEY, 'Weldon <b>');
  open({ search: '?view=kiosk' });
  await pass(0.1);
  expect(shown()).toBe(`${en.starting}Weldon <b>`);
  failScript();
  expect(shown()).toBe(`${en.notLoaded}Weldon <b>`);
});

test.each([
  ['a minute', 60],
  ['a day', 86_400],
])('A32: a display reloads within 10 s of the network after %s', async (_, seconds) => {
  network.isThere = false;
  open({ search: '?view=kiosk' });
  failScript();
  await pass(seconds);
  expect(reload).not.toHaveBeenCalled();
  network.isThere = true;
  await pass(10);
  expect(reload).toHaveBeenCalledOnce();
  // Only reloads count, so that the next failure does not wait for long.
  expect(sessionStorage.getItem('curbside:tries')).toBe('1');
});

test('R33: without storage the page does not reload in a fast loop either', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(await reloadsInARow(4)).toEqual([1, 8, 8, 8]);
});

test('B7: a frame that does not start in 8 s gives the address of the full map, as text', async () => {
  open({ search: '?view=embed&route=03&title=<img src=x>' });
  await pass(7.9);
  expect(shown()).toBe('');
  await pass(0.2);
  expect(shown()).toBe(`${en.notLoaded}${en.tryNow} http://city.test/?route=03&title=<img src=x>`);
  expect(document.querySelector('img')).toBeNull();
});

test.each(['dark', ''])('B30: theme=%s is set before the page is painted', (theme) => {
  open({ search: `?view=embed&theme=${theme}` });
  expect(document.documentElement.dataset['theme']).toBe(theme);
});
