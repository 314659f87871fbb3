import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';

import { afterAll, expect, test } from 'vitest';

import { importFeed } from '../../../src/server/import/importFeed.ts';
import type { ImportJob } from '../../../src/server/import/ImportJob.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';
import { serveFeeds } from '../../support/feeds/feed-server.ts';
import { zipFile } from '../../support/feeds/zip-file.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';

const { path: folder, remove } = temporaryFolder();
const zip = await zipOf(smallFeed());
afterAll(remove);

/** Serves one path of the loopback. Returns its URL. */
const serve = async (answer: RequestListener) => `${await serveFeeds(answer)}/gtfs.zip`;

const jobOf = (url: string, job: Partial<ImportJob> = {}): ImportJob => ({
  feed: { url },
  folder,
  now: Date.UTC(2026, 10, 20, 18),
  leastRoutes: 0,
  privateAddresses: true,
  ...job,
});
const run = (job: ImportJob, env = {}) => importFeed(job, env, () => {});

test('S6: a feed from a URL is imported once, and again only when it has changed', async () => {
  const conditions: unknown[] = [];
  const url = await serve(({ headers }, response) => {
    conditions.push(headers['if-none-match']);
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(zip);
  });
  const first = await run(jobOf(url));
  expect(first).toMatchObject({ kind: 'imported', routes: 2, seen: { etag: '"1"' } });
  if (first.kind !== 'imported') return;
  expect(await run(jobOf(url, { seen: first.seen }))).toEqual({ kind: 'unchanged' });
  expect(conditions).toEqual([undefined, '"1"']);
  // A server without validators sends the same bytes again.
  const { hash } = first.seen;
  expect(await run(jobOf(url, { seen: { hash } }))).toEqual({
    kind: 'unchanged',
    seen: first.seen,
  });
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('F1: a feed of an archive that has not changed is asked for by the ETag of the new archive', async () => {
  let rail = zip;
  const url = await serve((_request, response) => {
    const entries = [
      { name: 'bus.zip', text: zip },
      { name: 'rail.zip', text: rail },
    ];
    response.writeHead(200, { etag: `"${rail.length}"` }).end(zipFile(entries));
  });
  const inside = 'bus.zip';
  const first = await run(jobOf(url, { inside }));
  if (first.kind !== 'imported') throw new Error(JSON.stringify(first));
  rail = zip.subarray(1);
  expect(await run(jobOf(url, { inside, seen: first.seen }))).toEqual({
    kind: 'unchanged',
    seen: expect.objectContaining({ hash: first.seen.hash, etag: `"${rail.length}"` }),
  });
});

test('S6: a file that was refused is not refused again until it changes', async () => {
  const url = await serve((_request, response) => response.end('<html>sign in</html>'));
  const refused = await run(jobOf(url));
  if (refused.kind !== 'refused') throw new Error(JSON.stringify(refused));
  const { seen } = refused;
  expect(await run(jobOf(url, { seen }))).toEqual({ kind: 'unchanged', seen });
});

test('S11: the secret is sent, and is in no file and no reason', async () => {
  const tokens: unknown[] = [];
  const url = await serve(({ url: path = '' }, response) => {
    tokens.push(new URL(path, 'http://a').searchParams.get('token'));
    response.writeHead(tokens.length === 1 ? 200 : 403).end(zip);
  });
  const feed = { url, secret: { variable: 'FEED_KEY', query: 'token' } };
  const env = { FEED_KEY: 's3cret' };
  expect(await run(jobOf(url, { feed }), env)).toMatchObject({ kind: 'imported' });
  const refused = await run(jobOf(url, { feed }), env);
  expect(refused).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/status 403/) });
  expect(JSON.stringify(refused)).not.toContain('s3cret');
  expect(tokens).toEqual(['s3cret', 's3cret']);
  for (const name of readdirSync(folder))
    expect(readFileSync(`${folder}/${name}`, 'latin1')).not.toContain('s3cret');
});

test('S25: a feed with its key in a name is refused, and the one before stays', async () => {
  const key = 's3cret/key+1';
  const echoing = await zipOf(
    smallFeed({
      'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\nS0,Main,43,-89.4\nS1,Bad key ${key},43.1,-89.3\n`,
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\nT0,08:00:00,08:00:00,S0,1\nT0,08:09:00,08:09:00,S1,2\n`,
    }),
  );
  let body = zip;
  const url = await serve((_request, response) => response.end(body));
  const feed = { url, secret: { variable: 'FEED_KEY', header: 'X-Key' } };
  expect(await run(jobOf(url, { feed }), { FEED_KEY: key })).toMatchObject({ kind: 'imported' });
  const before = readdirSync(folder).toSorted();
  body = echoing;
  const outcome = await run(jobOf(url, { feed }), { FEED_KEY: key });
  expect(outcome).toMatchObject({
    kind: 'refused',
    reasons: [expect.stringMatching(/contains the key/)],
  });
  expect(JSON.stringify(outcome)).not.toContain(key);
  expect(readdirSync(folder).toSorted()).toEqual(before);
});

test.each([
  ['is not found', 404, '', 'failed', /status 404/],
  [
    'is a web page',
    200,
    '<html>sign in</html>',
    'refused',
    /gtfs\.zip is a web page or XML, not a zip file/,
  ],
  [
    'is cut off',
    200,
    zip.subarray(0, zip.length / 2),
    'refused',
    /gtfs\.zip is only the first part of a zip/,
  ],
  ['is empty', 200, '', 'refused', /gtfs\.zip is empty/],
])('S6: a feed that %s has a reason without the name of the temporary file', async (...row) => {
  const [, status, body, kind, reason] = row;
  const url = await serve((_request, response) => response.writeHead(status).end(body));
  const outcome = await run(jobOf(url));
  expect(outcome.kind).toBe(kind);
  expect(JSON.stringify(outcome)).toMatch(reason);
  expect(JSON.stringify(outcome)).not.toContain('.tmp');
});

test('S16: a feed on this machine needs the permission of the settings', async () => {
  const url = await serve((_request, response) => response.end(zip));
  expect(await run(jobOf(url, { privateAddresses: false }))).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/private address/),
  });
});
