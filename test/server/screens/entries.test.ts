import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createScreenReports } from '../../../src/server/screens/screenReports.ts';
import { screensPage } from '../../../src/server/screens/screensPage.ts';
import { startSmallServer } from '../../support/cities/small-server.ts';

const REPORT = { id: 'main-1', version: 'b7', uptime: 60, status: 'ok', sources: {}, reloads: 0 };

test('A56: what is wrong with an entry is on the page and in the log, once', () => {
  const logged: string[] = [];
  const reports = createScreenReports(
    () => 0,
    () => new Set(['main-1']),
    (id, wrong) => logged.push(`${id} ${wrong}`),
  );
  const wrong = 'stop: the city has no <9999>';
  for (let nth = 0; nth < 3; nth += 1) reports.add({ ...REPORT, wrong }, 'a');
  // What a made-up display reports is not for the log.
  reports.add({ ...REPORT, id: 'fake', wrong }, 'b');
  expect(logged).toEqual([`main-1 ${wrong}`]);
  const html = screensPage(
    reports.list(),
    new Set(),
    ['screens.main-2: titel <b> is not a parameter'],
    0,
    'b7',
  );
  expect(html).toContain('stop: the city has no &lt;9999&gt;');
  expect(html).toContain('screens.main-2: titel &lt;b&gt; is not a parameter');
  expect(html).toContain('it shows the last good board');
  expect(html).toContain('<td>wrong entry</td>');
  expect(html).not.toContain('<td>ok</td>');
  reports.add({ ...REPORT, wrong, hasNoGood: true }, 'a');
  expect(screensPage(reports.list(), new Set(), [], 0, 'b7')).toContain('it has no good board yet');
  reports.add({ ...REPORT, isNotStored: true }, 'a');
  const right = screensPage(reports.list().slice(0, 1), new Set(), [], 0, 'b7');
  expect(right).not.toContain('9999');
  expect(right).toContain('could not store');
});

test('A56: a display of screens.json that has not reported since the start has a row', () => {
  const named = new Set(['main-1', 'lobby <3>']);
  const reports = createScreenReports(
    () => 0,
    () => named,
  );
  reports.add(REPORT, 'a');
  const html = screensPage(reports.list(), named, [], 0, 'b7');
  expect(html).toContain(
    '<tr class="bad"><th scope="row">lobby &lt;3&gt;</th><td>has not reported since the start</td>',
  );
  expect(html.match(/has not reported/g)).toHaveLength(1);
});

test('A56: a display gets its own entry, and not those of others', async () => {
  const own = await startSmallServer();
  writeFileSync(
    join(own.folder, 'screens.json'),
    JSON.stringify({ message: 'Hello', screens: { a: { stop: '1' }, b: { stop: '2' } } }),
  );
  const read = async (query: string) => (await fetch(`${own.url}/screens.json${query}`)).json();
  expect(await read('?id=a')).toEqual({ message: 'Hello', screens: { a: { stop: '1' } } });
  expect(await read('?id=c')).toEqual({ message: 'Hello' });
  expect(await read('?id=__proto__')).toEqual({ message: 'Hello' });
  expect(await read('')).toMatchObject({ screens: { a: {}, b: {} } });
  await own.stop();
});

test('A56: the page says which display is probably meant by one that screens.json doesn’t name', () => {
  const named = new Set(['lobby-3', 'lobby-4']);
  const reports = createScreenReports(
    () => 0,
    () => named,
  );
  reports.add({ ...REPORT, id: 'lobby-4' }, 'a');
  reports.add({ ...REPORT, id: 'loby-3', version: 'b6' }, 'a');
  reports.add({ ...REPORT, id: 'atrium' }, 'a');
  const html = screensPage(reports.list(), named, [], 0, 'b7');
  expect(html.match(/Did its address mean id=lobby-3\?/g)).toHaveLength(1);
  expect(html).toMatch(/<tr class="bad"><th scope="row">loby-3/);
  // One that only reports needs no entry.
  expect(html).toMatch(/<tr><th scope="row">atrium/);
  expect(html).toContain('Its version is b7.');
  expect(html.match(/not this server’s/g)).toHaveLength(1);
});
