import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { parseSettings } from '../../src/contract/settings/parseSettings.ts';
import { decodeSnapshot } from '../../src/contract/snapshot/snapshot-file.ts';
import { storedFiles } from '../../src/server/import/cache/snapshot-store.ts';
import { importFeed } from '../../src/server/import/importFeed.ts';
import { createService } from '../../src/service/createService.ts';
import { mergeSettings } from '../../src/service/mergeSettings.ts';
import { createSnapshotSource } from '../../src/service/sources/snapshot/createSnapshotSource.ts';
import { writeSmallFeed } from '../support/cities/small-feed-folder.ts';
import { temporaryFolder } from '../support/cities/small-server.ts';
import { realFeedPath, skipNote } from '../support/gtfs/real-feeds.ts';
import { CLOCK_SCRIPT } from '../support/moment/clock-script.ts';
import { findWorkerd, readAddresses } from '../support/servers/workerd.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const workerd = findWorkerd();
/** 10 a.m. in Barrie. */
const WEDNESDAY = Date.parse('2026-10-14T10:00:00-04:00');
const { path: folder, remove } = temporaryFolder();
let child: ChildProcess | undefined;
/** Everything that workerd prints. */
let printed = '';
/** A published feed, whose service runs from 28 June to 31 October 2026. It is not part of the repository. */
const barrie = realFeedPath('barrie-medium/google_transit.zip');
/** The demo city, the city of the small feed, and Barrie where its feed is. */
const SOCKETS = ['demo', 'snapshot', ...(barrie === null ? [] : ['barrie'])];
const addresses: Record<string, string> = {};

/** The settings of a city for the Node server, of which a worker can honor only some. */
const SETTINGS = {
  service: { baseUrl: '', key: 'k' },
  city: { name: 'Small City' },
  source: {
    kind: 'gtfs',
    feed: 'feed.zip',
    vehicles: ['https://feeds.example.org/vehicles.pb'],
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [],
  },
  server: { metrics: { variable: 'METRICS_TOKEN' } },
};

const configOf = (compatibilityDate: string) => `using Workerd = import "/workerd/workerd.capnp";
using Curbside = import "curbside.capnp";
const code :List(Workerd.Worker.Module) = [(name = "worker", esModule = embed "worker.js")];
const config :Workerd.Config = (
  services = [
    (name = "demo", worker = (modules = .code, compatibilityDate = "${compatibilityDate}")),
    (name = "snapshot", worker = Curbside.curbside),${
      barrie === null
        ? ''
        : `
    (
      name = "barrie",
      worker = (
        modules = .code,
        compatibilityDate = "${compatibilityDate}",
        bindings = [(name = "SNAPSHOT", data = embed "barrie.snapshot")],
      ),
    ),`
    }
  ],
  sockets = [${SOCKETS.map(
    (name) => `(name = "${name}", address = "127.0.0.1:0", http = (), service = "${name}")`,
  ).join(', ')}],
);`;

/** Imports a feed as a server would, and copies its snapshot. */
async function writeSnapshot(url: string, name: string, now: number): Promise<void> {
  const cache = join(folder, `${name}.cache`);
  const job = { feed: { url }, folder: cache, now, leastRoutes: 0, privateAddresses: false };
  await importFeed(job, {}, () => {});
  const file = join(cache, storedFiles(cache)[0] ?? '');
  copyFileSync(file, join(folder, name));
  copyFileSync(`${file}.timetable`, join(folder, name.replace('snapshot', 'timetable')));
}

describe.skipIf(workerd === null)('the service in workerd, where npm has it', () => {
  beforeAll(async () => {
    if (workerd === null) return;
    await build({
      configFile: join(ROOT, 'src/build/edge/vite.config.ts'),
      root: ROOT,
      logLevel: 'error',
      build: { outDir: folder },
    });
    const worker = join(folder, 'worker.js');
    const script = readFileSync(worker, 'utf8');
    writeFileSync(worker, CLOCK_SCRIPT + script);
    const feed = writeSmallFeed(join(folder, 'feed'));
    await writeSnapshot(feed, 'city.snapshot', Date.UTC(2026, 10, 20, 18));
    if (barrie !== null) await writeSnapshot(barrie, 'barrie.snapshot', WEDNESDAY);
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(SETTINGS));
    writeFileSync(join(folder, 'test.capnp'), configOf(workerd.compatibilityDate));
    child = spawn(workerd.default, ['serve', 'test.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    Object.assign(addresses, await readAddresses(child, SOCKETS.length));
  });

  afterAll(async () => {
    if (child !== undefined && child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    remove();
  });

  test('the worker has the licenses of its libraries beside it', () => {
    const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
    expect(licenses).toMatch(/^## pmtiles - [^#]*Copyright[^]*^## zod - [^#]*Copyright/m);
  });

  test('S3: it answers all five operations', async () => {
    const stops = await fetch(`${addresses['demo']}/v1/getstops?key=public`);
    expect(stops.headers.get('access-control-allow-origin')).toBe('*');
    const text = await stops.text();
    expect(JSON.parse(text)).toMatchObject({ status: '0' });
    const stopID = /"stopID":"(\w+)"/.exec(text)?.[1];
    for (const path of [
      '/v1/getvehicles?key=public&routeID=01',
      '/v1/getnearbystops?key=public&lat=43.07&lon=-89.4',
      `/v1/getstoplocation?key=public&stopID=${stopID}`,
    ]) {
      const response = await fetch(`${addresses['demo']}${path}`);
      // A refusal would have the HTTP status 200 too.
      expect([path, await response.json()]).toMatchObject([path, { status: '0' }]);
    }
    const lots = await fetch(`${addresses['demo']}/parking/v2/lots`);
    expect(await lots.json()).toMatchObject({ lots: expect.anything() });
  });

  test('S3: it serves the snapshot of a feed, with the operator’s settings', async () => {
    const stops = await fetch(`${addresses['snapshot']}/v1/getstops?key=k&routeID=1`);
    expect(await stops.text()).toContain('"stopID":"100"');
    expect(stops.headers.get('last-modified')).toBe('Fri, 20 Nov 2026 18:00:00 GMT');
    const route = await fetch(`${addresses['snapshot']}/routes/1.json`);
    expect(await route.json()).toMatchObject({ routeID: '1' });
    const settings = await fetch(`${addresses['snapshot']}/curbside.json`);
    const text = await settings.text();
    expect(JSON.parse(text)).toMatchObject({
      city: { name: 'Small City', timeZone: 'America/Chicago' },
      features: { vehicles: false, parking: false, times: true },
    });
    expect(text).not.toContain('feeds.example.org');
  });

  test('T3: it answers with the times of the timetable', async () => {
    const stops = await fetch(`${addresses['snapshot']}/v1/getstops?key=k`);
    const [, stopID = ''] = /"stopID":"([^"]+)"/.exec(await stops.text()) ?? [];
    const day = await fetch(`${addresses['snapshot']}/timetables/${stopID}/20261120.json`);
    expect(await day.json()).toMatchObject({
      stopID,
      departures: [
        { routeID: '1', at: '2026-11-20T08:04:00-06:00' },
        // Past midnight, it is still this service day.
        { routeID: '1', at: '2026-11-21T01:02:00-06:00' },
      ],
    });
    const query = `key=k&stopID=${stopID}&minutes=1440`;
    const arrivals = await fetch(`${addresses['snapshot']}/v1/getarrivals?${query}`);
    expect(await arrivals.json()).toMatchObject({ status: '0', stop: { stopID } });
  });

  test.skipIf(barrie === null)(
    `S3: Barrie’s snapshot gives the same stops and lines as in Node${skipNote(barrie)}`,
    async () => {
      const snapshot = decodeSnapshot(readFileSync(join(folder, 'barrie.snapshot')));
      const source = createSnapshotSource({ snapshot });
      const { settings } = parseSettings(
        mergeSettings({ service: { baseUrl: '', key: 'public' } }, source),
      );
      if (settings === undefined) throw new Error('the settings are wrong');
      const inNode = createService(source, settings);
      const paths = ['/v1/getstops?key=public', `/routes/${settings.routes[0]?.routeID}.json`];
      for (const path of paths) {
        const ours = await fetch(`${addresses['barrie']}${path}`);
        const expected = await inNode(new Request(`http://city.test${path}`));
        expect(ours.headers.get('etag')).toBe(expected.headers.get('etag'));
        expect((await ours.text()).length).toBe((await expected.text()).length);
      }
      const { body } = await fetch(`${addresses['barrie']}/curbside.json`);
      expect(body === null ? '' : await new Response(body).text()).toContain('Barrie Transit');
    },
  );

  test('S3: at its start it names each setting that it can’t honor', () => {
    for (const setting of ['source.feed', 'source.vehicles', 'source.lots', 'server.metrics'])
      expect(printed).toContain(`"setting":"${setting}"`);
    expect(printed).toContain("can't poll feeds, so the city has no live buses");
    expect(printed).not.toMatch(/source\.(kind|events)/);
    expect(printed).toContain('{"event":"started","source":"demo"');
  });

  test('S2: it refuses by name, and without a stack', async () => {
    const refused = await fetch(`${addresses['demo']}/v1/getstops?key=wrong`);
    const text = await refused.text();
    expect(JSON.parse(text)).toMatchObject({ status: '-1' });
    expect(text).not.toMatch(/\.js:\d/);
    expect((await fetch(`${addresses['demo']}/nothing`)).status).toBe(404);
  });
});
