import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  forgetReload,
  guardedReload,
  mayReload,
  reloadCount,
} from '../../../../src/audiences/kiosk/reload/guardedReload.ts';
import { reloadNightly } from '../../../../src/audiences/kiosk/reload/reloadNightly.ts';
import { watchVersion } from '../../../../src/audiences/kiosk/reload/watchVersion.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const documentOf = (build: string) => `<meta name="curbside-build" content="${build}">`;

const reloads: number[] = [];
const server = { isThere: true, page: documentOf('b1'), version: () => 'b1' };
/** What the page has requested so far. */
const loaded: string[] = [];
let opened = 0;
let type = 'navigate';

/** A page that was opened at a time, in milliseconds since 1970. */
function openPage(at: number, how: 'navigate' | 'reload') {
  opened = at;
  type = how;
  document.head.innerHTML = documentOf('b1');
  forgetReload();
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) });
  reloads.length = 0;
  loaded.length = 0;
  Object.assign(server, { isThere: true, page: documentOf('b1'), version: () => 'b1' });
  openPage(Date.now(), 'navigate');
  vi.stubGlobal('performance', {
    now: () => Date.now() - opened,
    getEntriesByType: (kind: string) =>
      kind === 'navigation' ? [{ type }] : loaded.map((name) => ({ name })),
  });
  vi.stubGlobal('location', {
    href: 'http://display.test/?view=kiosk',
    origin: 'http://display.test',
    reload: () => reloads.push(Date.now()),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!server.isThere) throw new TypeError('no network');
    return new Response(
      url === '/version.json' ? JSON.stringify({ build: server.version() }) : server.page,
    );
  });
});
afterEach(() => {
  forgetReload();
  document.head.innerHTML = '';
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Starts a part of the display, and again after each of its reloads, for some time. */
async function runFor(milliseconds: number, start: () => () => void) {
  const end = Date.now() + milliseconds;
  let stop = start();
  while (Date.now() < end) {
    const before = reloads.length;
    await pass(10_000);
    if (reloads.length > before) {
      stop();
      openPage(Date.now(), 'reload');
      stop = start();
    }
  }
  stop();
}

test('A34: no reload while the server is unreachable or another page answers', async () => {
  server.isThere = false;
  expect(await guardedReload()).toBe(false);
  server.isThere = true;
  server.page = '<h1>Please log in to the station’s network</h1>';
  expect(await guardedReload()).toBe(false);
  server.page = documentOf('b1');
  expect(await guardedReload()).toBe(true);
  expect(reloads).toHaveLength(1);
  expect(reloadCount()).toBe(1);
});

test('A32: before a reload, the page downloads all of its scripts again, since any of them may be broken', async () => {
  loaded.push('http://display.test/assets/KioskMap.js', 'http://display.test/v1/getstops');
  const requests: string[] = [];
  let status = 503;
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requests.push(`${cache} ${url}`);
    const isFile = url.startsWith('/assets/');
    return new Response(isFile ? '' : server.page, { status: isFile ? status : 200 });
  });
  expect(await guardedReload()).toBe(false);
  status = 200;
  requests.length = 0;
  expect(await guardedReload()).toBe(true);
  expect(requests).toEqual([
    'no-store http://display.test/?view=kiosk',
    'no-cache /assets/KioskMap.js',
    'reload /assets/KioskMap.js',
  ]);
});

test('A31: two reloads are 15 minutes apart, also without storage', async () => {
  await guardedReload();
  openPage(Date.now(), 'reload');
  expect(mayReload()).toBe(false);
  sessionStorage.clear();
  expect(mayReload()).toBe(false);
  await pass(15 * MINUTE);
  expect(mayReload()).toBe(true);
});

test('A34: while the page reloads, nothing else reloads it again', async () => {
  await pass(HOUR);
  expect(await guardedReload()).toBe(true);
  await pass(14 * MINUTE);
  expect(await guardedReload()).toBe(false);
  expect(reloads).toHaveLength(1);
  expect(reloadCount()).toBe(1);
  // Nothing came of the reload.
  await pass(MINUTE);
  expect(await guardedReload()).toBe(true);
  expect(reloads).toHaveLength(2);
});

describe('A31: a new version', () => {
  const start = () => watchVersion(() => Number.POSITIVE_INFINITY);

  test('is loaded within 8 minutes, and only once', async () => {
    server.version = () => 'b2';
    server.page = documentOf('b2');
    const stop = start();
    await pass(8 * MINUTE);
    expect(reloads).toHaveLength(1);
    stop();
  });

  test('is not loaded while someone uses the display', async () => {
    server.version = () => 'b2';
    server.page = documentOf('b2');
    const stop = watchVersion(() => 5_000);
    await pass(HOUR);
    expect(reloads).toHaveLength(0);
    stop();
  });

  test('that only version.json has is never loaded', async () => {
    server.version = () => `${Math.random()}`;
    await runFor(6 * HOUR, start);
    expect(reloads).toHaveLength(0);
  });

  test('that is another one each time causes at most four reloads an hour', async () => {
    server.version = () => `${Math.random()}`;
    vi.stubGlobal('fetch', async (url: string) => {
      const build = `${Math.random()}`;
      return new Response(url === '/version.json' ? JSON.stringify({ build }) : documentOf(build));
    });
    await runFor(6 * HOUR, start);
    expect(reloads.length).toBeGreaterThan(6);
    for (const at of reloads) {
      const inHour = reloads.filter((other) => other >= at && other < at + HOUR);
      expect(inHour.length).toBeLessThanOrEqual(4);
    }
  });

  test('whose scripts are not there yet is loaded once they are', async () => {
    server.version = () => 'b2';
    server.page = `${documentOf('b2')}<script src="/assets/index-b2.js"></script>`;
    const assets = { status: 404 };
    const serve = fetch;
    vi.stubGlobal('fetch', async (url: string) =>
      url.startsWith('/assets/') ? new Response('', assets) : serve(url),
    );
    const stop = start();
    await pass(HOUR);
    expect(reloads).toHaveLength(0);
    assets.status = 200;
    await pass(10 * MINUTE);
    expect(reloads.length).toBeGreaterThan(0);
    stop();
  });

  test('is not loaded while the server is down', async () => {
    server.version = () => {
      server.isThere = false;
      return 'b2';
    };
    const stop = start();
    await pass(8 * MINUTE);
    expect(reloads).toHaveLength(0);
    stop();
  });
});

describe('A36: the nightly reload', () => {
  const start = (spread: number) => () =>
    reloadNightly({ timeZone: 'America/Chicago', spread, now: Date.now });

  test.each([0, 0.5, 0.999])('comes once between 3:00 and 4:00 (spread %d)', async (spread) => {
    await runFor(48 * HOUR, start(spread));
    expect(reloads).toHaveLength(2);
    for (const at of reloads) expect(new Date(at).getUTCHours()).toBe(9);
  });

  test('does not happen without a server', async () => {
    server.isThere = false;
    await runFor(24 * HOUR, start(0.5));
    expect(reloads).toHaveLength(0);
  });
});
