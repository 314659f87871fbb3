import { afterAll, beforeAll, expect, test } from 'vitest';

import { createScreenReports } from '../../../src/server/screens/screenReports.ts';
import { screensPage } from '../../../src/server/screens/screensPage.ts';
import { startSmallServer, type SmallServer } from '../../support/cities/small-server.ts';
import { rawRequest } from '../../support/servers/raw-request.ts';

const REPORT = {
  id: 'main-1',
  version: 'b7',
  uptime: 93_600,
  status: 'ok',
  sources: {
    'vehicles 03': { state: 'ok', age: 5, dropped: 2 },
    lots: { state: 'lost', age: 400 },
  },
  reloads: 2,
  contextLosses: 0,
  heap: 31,
};
const PASSWORD = 'correct horse';

let server: SmallServer;
let closed: SmallServer;
beforeAll(async () => {
  server = await startSmallServer(
    { server: { screensPassword: { variable: 'SCREENS' } } },
    { env: { SCREENS: PASSWORD } },
  );
  closed = await startSmallServer();
});
afterAll(async () => {
  await server.stop();
  await closed.stop();
});

const post = (body: string, headers: Record<string, string> = {}, url = server.url) =>
  fetch(`${url}/screens/report`, {
    method: 'POST',
    body,
    headers: { origin: url, 'content-type': 'text/plain', ...headers },
  });
const open = (password?: string) =>
  fetch(`${server.url}/screens`, {
    headers: password === undefined ? {} : { authorization: `Basic ${btoa(`ops:${password}`)}` },
  });

test('A17, A42: the operator’s page lists the screens that have reported', async () => {
  expect((await post(JSON.stringify(REPORT))).status).toBe(204);
  const errors = { id: 'main-1', errors: [{ at: 1, message: 'a strange lot' }], outages: [] };
  expect((await post(JSON.stringify(errors))).status).toBe(204);
  const response = await open(PASSWORD);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  for (const text of [
    'main-1',
    'b7',
    '1 d 2 h',
    'vehicles 03: ok, 5 s old, 2 left out',
    'lots: lost, 6 min 40 s old',
    'a strange lot',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script/i);
});

test('A42: displays learn where to report', async () => {
  const json = await (await fetch(`${server.url}/screens.json`)).json();
  expect(json).toEqual({ heartbeat: '/screens/report' });
});

test('A42: without the password the page is closed', async () => {
  for (const password of [undefined, '', 'wrong', `${PASSWORD} `]) {
    const response = await open(password);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('main-1');
  }
});

test('A42: a server whose settings don’t ask for it has neither the page nor a place for reports', async () => {
  expect((await fetch(`${closed.url}/screens`)).status).toBe(404);
  expect((await post(JSON.stringify(REPORT), {}, closed.url)).status).toBe(405);
});

test('A42: reports from other sites, and what is not a report, are refused', async () => {
  const text = JSON.stringify(REPORT);
  expect((await post(text, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post(text, { origin: 'null' })).status).toBe(403);
  for (const bad of ['', 'hello', '[]', '{"id":"a b"}', JSON.stringify({ ...REPORT, id: '<b>' })])
    expect((await post(bad)).status).toBe(400);
});

test('A42: a report of more than 2 kB, or without a length, is refused before it is read', async () => {
  expect((await post('x'.repeat(2_049))).status).toBe(413);
  const head = `POST /screens/report HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n`;
  expect(
    await rawRequest(server.port, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`),
  ).toMatch(/^HTTP\/1\.1 413 /);
});

test('A42: the number of screens is bounded, and the one that was silent for longest goes first', () => {
  let now = 0;
  const reports = createScreenReports(
    () => now,
    () => new Set(),
  );
  for (let nth = 0; nth < 600; nth += 1) {
    now += 1;
    reports.add({ ...REPORT, id: `screen-${nth}` }, `station ${nth % 20}`);
    reports.add(REPORT, 'main');
  }
  const ids = reports.list().map(({ id }) => id);
  expect(ids).toHaveLength(500);
  expect(ids).toContain('main-1');
  expect(ids).toContain('screen-599');
  expect(ids).not.toContain('screen-0');
});

test('A42: what a screen reports is escaped, and a screen without a report for 3 minutes is silent', () => {
  const version = `<img src=x onerror="alert('1')">&`;
  const report = {
    ...REPORT,
    version,
    receivedAt: 0,
    lastError: '</td><script>x</script>',
    isNamed: false,
  };
  const html = screensPage([report], new Set(), [], 200_000, 'b7');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
  expect(html).toContain('silent');
  expect(screensPage([report], new Set(), [], 60_000, 'b7')).not.toContain('silent');
});

test('A42: made-up reports never push a named display off the page, nor the displays of others', () => {
  const reports = createScreenReports(
    () => 0,
    () => new Set(['main-1', 'main-2']),
  );
  reports.add({ ...REPORT, id: 'main-1' }, 'a');
  reports.add({ ...REPORT, id: 'new-display' }, 'b');
  for (let nth = 0; nth < 2000; nth += 1) reports.add({ ...REPORT, id: `fake-${nth}` }, 'attacker');
  reports.add({ ...REPORT, id: 'main-2' }, 'a');
  const list = reports.list();
  expect(list.slice(0, 2)).toMatchObject([
    { id: 'main-1', isNamed: true },
    { id: 'main-2', isNamed: true },
  ]);
  expect(list.map(({ id }) => id)).toContain('new-display');
  expect(list).toHaveLength(53);
  expect(list[2]).not.toHaveProperty('client');
  const html = screensPage(list, new Set(), [], 0, 'b7');
  expect(html.split('not in screens.json')).toHaveLength(52);
});

test('A42: with a secret, only displays that have it in their address report, and no log or page has it', async () => {
  const SECRET = 'only-our-displays';
  const guarded = await startSmallServer(
    {
      server: {
        screensPassword: { variable: 'SCREENS' },
        screensSecret: { variable: 'DISPLAYS' },
        logRequests: true,
      },
    },
    { env: { SCREENS: PASSWORD, DISPLAYS: SECRET } },
  );
  const report = (headers: Record<string, string>) =>
    post(JSON.stringify(REPORT), headers, guarded.url);
  expect((await report({})).status).toBe(403);
  expect((await report({ 'x-curbside-screen': 'only-our-displayz' })).status).toBe(403);
  expect((await report({ 'x-curbside-screen': SECRET })).status).toBe(204);
  await fetch(`${guarded.url}/?view=kiosk&secret=${SECRET}`);
  expect(JSON.stringify(guarded.log)).not.toContain(SECRET);
  const page = await fetch(`${guarded.url}/screens`, {
    headers: { authorization: `Basic ${btoa(`ops:${PASSWORD}`)}` },
  });
  expect(await page.text()).not.toContain(SECRET);
  await guarded.stop();
});

test('A42: a client that reports more often than a station does is asked to wait', async () => {
  const flooded = await startSmallServer(
    { server: { screensPassword: { variable: 'SCREENS' } } },
    { env: { SCREENS: PASSWORD } },
  );
  const statuses: number[] = [];
  // Maybe far more than the limit, because it grows while a busy machine answers.
  while (statuses.length < 600 && !statuses.includes(429)) {
    const responses = Array.from({ length: 50 }, () =>
      post(JSON.stringify(REPORT), {}, flooded.url),
    );
    statuses.push(...(await Promise.all(responses)).map(({ status }) => status));
  }
  expect(statuses.slice(0, 300).every((status) => status === 204)).toBe(true);
  expect(statuses.slice(300)).toContain(429);
  await flooded.stop();
});
