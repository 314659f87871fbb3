import { afterEach, expect, test } from 'vitest';

import type { ServerSource } from '../../../src/server/city/ServerSource.ts';
import { createFeedRecord } from '../../../src/server/import/createFeedRecord.ts';
import { logOutcome } from '../../../src/server/import/import-words.ts';
import { feedsPage } from '../../../src/server/operator/createFeedsPage.ts';
import { secretsOf } from '../../../src/server/settings/secrets.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { startSmallServer, type SmallServer } from '../../support/cities/small-server.ts';
import { smallSource } from '../../support/cities/small-source.ts';

const PASSWORD = 'correct horse';
const SETTINGS = { server: { feedsPassword: { variable: 'FEEDS' } } };
const LOTS = {
  feed: 'lots',
  name: 'parking.example.org',
  requests: 9,
  failures: 2,
  readAt: Date.now() - 3_720_000,
  isFailing: true,
  failure: 'parking.example.org responded with status 500',
  content: '40 lots, 38 with a count',
  leftOut: { places: 3, withoutID: 1, none: 0 },
};

let server: SmallServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function open(settings: object, authorization?: string) {
  const source: ServerSource = { ...smallSource(), figures: () => [LOTS] };
  server ??= await startSmallServer(settings, { env: { FEEDS: PASSWORD }, source });
  return fetch(`${server.url}/feeds`, {
    headers: authorization === undefined ? {} : { authorization },
  });
}
const basic = (password: string) => `Basic ${btoa(`ops:${password}`)}`;

test('S15: the operator’s page shows each feed’s state and age, and what was left out and why', async () => {
  const response = await open(SETTINGS, basic(PASSWORD));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  for (const text of [
    '1 feed, 1 failing.',
    'failing, last version in use',
    '1 h 2 min ago',
    '40 lots, 38 with a count',
    'places: 3<br>without ID: 1<',
    'responded with status 500',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script|none: 0/i);
  for (const wrong of [undefined, basic(''), basic('wrong'), `Bearer ${PASSWORD}`])
    expect((await open(SETTINGS, wrong)).status).toBe(401);
});

test('S15: there is no such page unless the settings name a password', async () => {
  const response = await open({}, basic(''));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('server.feedsPassword in the settings turns it on');
  expect(() => secretsOf(checkSettings('curbside.json', SETTINGS), {})).toThrow(
    'curbside.json: server.feedsPassword: the environment variable FEEDS is not set',
  );
});

test('S15: a GTFS feed’s report is on the page, and why its last version is not used', () => {
  let now = 1_000_000;
  const record = createFeedRecord('https://a.example/feed.zip?key=quiet', () => now);
  record.snapshotOpened({
    importedAt: 0,
    report: ['stop_times.txt line 812: stop <44> is not in stops.txt'],
    leftOut: { 'rows with a bad value': 3 },
  });
  const seen = { hash: 'a' };
  record.readingEnded({ kind: 'held', seen, routes: 2 }, 20);
  record.readingEnded({ kind: 'unchanged' }, 20);
  now += 5000;
  const page = () => feedsPage([record.figures()], now);
  expect(page()).toContain('The feed has 2 routes, and 20 before.');
  expect(page()).toContain('<li>stop_times.txt line 812: stop &lt;44&gt; is not in stops.txt</li>');
  expect(page()).toContain('rows with a bad value: 3');
  expect(page()).toContain('5 s ago');
  record.readingEnded({ kind: 'failed', reason: 'a.example could not be reached' }, 20);
  expect(page()).toContain('a.example could not be reached');
  record.readingEnded({ kind: 'imported', file: 'a', seen, routes: 20, report: [] }, 20);
  expect(page()).toContain('1 feed, 0 failing.');
  expect(record.figures()).toMatchObject({ requests: 4, failures: 1, isFailing: false });
  expect(page()).not.toContain('quiet');
});

test('S15: where a feed’s report is cut, the page names the command that prints it all', () => {
  const record = createFeedRecord('feed.zip', () => 0);
  const lines = Array.from({ length: 101 }, (_, line) => `line ${line}`);
  record.snapshotOpened({ importedAt: 0, report: lines, leftOut: {} });
  record.readingEnded({ kind: 'refused', seen: { hash: 'a' }, reasons: lines }, 20);
  const page = feedsPage([record.figures()], 0);
  const command = 'npm run feed-report, or curbside feed-report';
  expect(page).toContain(`1 more lines: ${command}, prints them.`);
  expect(page).toContain(`96 more: see the log, or run ${command}.`);
  const logged: unknown[] = [];
  const outcome = { kind: 'refused', seen: { hash: 'a' }, reasons: lines } as const;
  logOutcome((entry) => logged.push(entry), 'feed.zip', outcome, 20);
  expect(logged.at(-1)).toMatchObject({ reason: `81 more: run ${command}.` });
});
