import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { printFeedReport } from '../../../src/server/feed-report/printFeedReport.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { serveFeeds } from '../../support/feeds/feed-server.ts';
import { smallFeed, smallFile } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});

async function reportOn(...args: readonly string[]) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  return { code: await printFeedReport(args, { print, progress: () => {} }), lines };
}

async function writeZip(changes: Record<string, string | null> = {}): Promise<string> {
  const path = join(folder, 'feed.zip');
  writeFileSync(path, await zipOf(smallFeed(changes)));
  return path;
}

/** Serves one response on localhost. Returns its URL. */
async function serve(status: number, body: Buffer): Promise<string> {
  const url = await serveFeeds((_request, response) => response.writeHead(status).end(body));
  return `${url}/feed.zip`;
}

test('S17, F1: an archive with several feeds is explained feed by feed, as they are read', async () => {
  const path = join(folder, 'feeds.zip');
  const feed = await zipOf(smallFeed());
  writeFileSync(
    path,
    await zipOf(
      new Map([
        ['bus.zip', feed],
        ['rail.zip', feed],
      ]),
    ),
  );
  const { code, lines } = await reportOn(path);
  expect(code).toBe(0);
  expect(lines.filter((line) => /The feed|with times in/.test(line))).toEqual([
    `The feed bus.zip, of 2 in ${path}:`,
    'Metro "Transit", with times in America/Chicago.',
    `\nThe feed rail.zip, of 2 in ${path}:`,
    'Metro "Transit", with times in America/Chicago.',
  ]);
});

test('S17: a folder is explained', async () => {
  const path = join(folder, 'feed');
  mkdirSync(path);
  for (const [name, bytes] of smallFeed()) writeFileSync(join(path, name), bytes);
  const { code, lines } = await reportOn(path);
  expect(lines[0]).toContain('Metro');
  expect(code).toBe(0);
});

test('S17: a feed that would be refused gives exit code 1, and every reason', async () => {
  const path = await writeZip({ 'trips.txt': null, 'stops.txt': null });
  const { code, lines } = await reportOn(path);
  expect(lines).toEqual([
    'This feed would be refused.',
    '',
    'Problems:',
    '- stops.txt is missing.',
    '- trips.txt is missing.',
  ]);
  expect(code).toBe(1);
});

test('S17: a zip is explained, and rows that are left out do not change the exit code', async () => {
  const changes = smallFile('trips.txt', 'R0,D,T0', 'R9,D,T0');
  const { code, lines } = await reportOn(await writeZip(changes));
  expect(lines[0]).toBe('Metro "Transit", with times in America/Chicago.');
  expect(lines).toContain('- trips.txt line 2: route R9 is not in routes.txt.');
  expect(code).toBe(0);
});

test('S17: a feed at a URL is downloaded and explained', async () => {
  const { code, lines } = await reportOn(await serve(200, await zipOf(smallFeed())));
  expect(lines[0]).toContain('Metro');
  expect(code).toBe(0);
});

test.each([
  ['an error', 404, Buffer.from('not here')],
  ['a web page', 200, Buffer.from('<!doctype html><title>Moved</title>')],
  ['an empty body', 200, Buffer.alloc(0)],
])('S17: %s at the URL is one sentence that names the URL', async (_what, status, body) => {
  const url = await serve(status, body);
  const { code, lines } = await reportOn(url);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(url);
  expect(lines[0]).not.toContain(tmpdir());
  expect(code).toBe(1);
});

test('S17: a path that is no feed is named, and so is the usage', async () => {
  const path = join(folder, 'nothing.zip');
  const missing = await reportOn(path);
  expect(missing.lines).toEqual([expect.stringContaining(path)]);
  expect(missing.code).toBe(1);
  for (const [fault, ...args] of [
    ['Name the feed to explain.'],
    ["Unknown option '--gtfs'.", '--gtfs'],
    ["Option '--vehicles <value>' argument missing.", path, '--vehicles'],
    ['"https://" is not a URL.', 'https://'],
    [`Name one feed only, not also ${path}.`, path, path],
    ['Name one feed only, not also …@a.example/b.', path, 'http://me:word@a.example/b?key=c'],
  ]) {
    const none = await reportOn(...args);
    expect(none.lines).toEqual([
      expect.stringMatching(
        /^[^\n]+\n\nUsage: curbside feed-report PATH_OR_URL.*npm run feed-report --/s,
      ),
    ]);
    expect(none.lines[0]).toContain(fault);
    expect(none.code).toBe(1);
  }
});

test('S17: --help prints the usage, and the option that the server needs is accepted', async () => {
  const help = await reportOn('--help');
  expect(help.lines).toEqual([expect.stringContaining('PATH_OR_URL')]);
  expect(help.code).toBe(0);
  const { code, lines } = await reportOn('--private-addresses', await writeZip());
  expect(lines[0]).toContain('Metro');
  expect(code).toBe(0);
});
