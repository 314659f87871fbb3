import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { temporaryFolder } from '../../support/cities/small-server.ts';
import { hasNginx, NO_NGINX, startNginx } from '../../support/nginx/startNginx.ts';
import { measureLoad } from '../load.ts';
import { startPage } from '../page/startPage.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';

const CONNECTIONS = 200;
const DURATION = inShort(1000, 20_000);
const ORIGIN_LIMIT = 100;
const TOKEN = 'a-token-for-the-bench';

const Settings = z.object({ routes: z.array(z.object({ routeID: z.string() })) });

/** What riders poll, and what they need once: buses and stops of each route, and the lots. */
async function pathsOf(url: string): Promise<string[]> {
  const { routes } = z.parse(Settings, await (await fetch(`${url}/curbside.json`)).json());
  return [
    ...routes.flatMap(({ routeID }) => [
      `/v1/getvehicles?key=public&routeID=${routeID}`,
      `/v1/getstops?key=public&routeID=${routeID}`,
    ]),
    '/parking/v2/lots?expand=specialevents',
  ];
}

/** How many requests of the interface the server has answered. */
async function countRequests(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const counts = text.matchAll(
    /^curbside_requests_total\{.*operation="(?:get\w+|lots)".*\} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/**
 * Measures riders behind nginx (S14): requests per second, and how many of them reached the server. They are
 * on this machine and share its cores with nginx, so a real nginx answers more.
 */
export async function benchCache(): Promise<string> {
  if (!hasNginx) return `\nCache: not measured (${NO_NGINX})\n`;
  const { path: folder, remove } = temporaryFolder();
  const settings = join(folder, 'settings.json');
  writeFileSync(
    settings,
    JSON.stringify({
      service: { baseUrl: '', key: 'public' },
      server: { trustProxy: true, metrics: { variable: 'METRICS_TOKEN' } },
    }),
  );
  const server = await startPage({ CURBSIDE_SETTINGS: settings, METRICS_TOKEN: TOKEN });
  const nginx = await startNginx({
    servers: [server.port, server.port],
    // All riders have one address here.
    changes: [['rate=200r/s', 'rate=1000000r/s']],
  });
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const paths = await pathsOf(url);
    const before = await countRequests(url);
    const load = await measureLoad({
      port: nginx.port,
      path: (n) => paths[n % paths.length] ?? '',
      connections: CONNECTIONS,
      duration: DURATION,
      warmUp: 0,
    });
    const reached = (await countRequests(url)) - before;
    const all = (load.requestsPerSecond * DURATION) / 1000;
    return table(
      `Cache: ${CONNECTIONS} connections for ${DURATION / 1000} s ask nginx ${paths.length} different questions`,
      [
        ['', 'measured', 'limit'],
        ['requests', figure(all), ''],
        ['failures', figure(load.failures), '0'],
        ['requests per second', figure(load.requestsPerSecond), ''],
        ['median wait in ms', figure(load.median, 1), ''],
        ['99 of 100 wait in ms', figure(load.p99, 1), ''],
        ['requests that reached the server', figure(reached), figure(ORIGIN_LIMIT)],
      ],
    );
  } finally {
    await nginx.stop();
    await server.stop();
    remove();
  }
}
