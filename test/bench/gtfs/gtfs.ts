import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import * as z from 'zod/mini';

import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { writeFeed } from './writeFeed.ts';

const CHILD = fileURLToPath(new URL('gtfs-child.js', import.meta.url));
const STOP_TIMES = inShort(50_000, 10_000_000);
/** csv-parse would take minutes for all of them. */
const MOST_PARSED = 1_000_000;
const LIMITS = { megabytes: 400, cpuSeconds: 60 };
/** 2,000 routes of 30 stops in each direction: 120,000 route-stops. */
const STOPS_PER_DIRECTION = 30;
const ROUTES = 2000;
/** Short turns and loops included. */
const STOPS_PER_TRIP = 28.2;

const Figures = z.object({
  rows: z.number(),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
  hash: z.string(),
});
type Figures = z.output<typeof Figures>;

const run = promisify(execFile);

async function measure(...args: readonly string[]): Promise<Figures> {
  const { stdout } = await run(process.execPath, [CHILD, ...args]);
  return z.parse(Figures, JSON.parse(stdout));
}

function rowOf(name: string, { rows, cpuSeconds, peakMegabytes }: Figures): string[] {
  return [
    name,
    figure(rows),
    figure(cpuSeconds, 2),
    figure((cpuSeconds / rows) * 1e6, 2),
    figure(peakMegabytes),
  ];
}

/**
 * Measures the import of a generated feed next to csv-parse, which only splits the rows into cells.
 *
 * @param stopTimes about how many rows stop_times.txt has
 */
export async function benchGtfs(stopTimes = STOP_TIMES): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const routes = Math.min(ROUTES, Math.ceil(stopTimes / 1000));
  const tripsPerDirection = Math.ceil(stopTimes / STOPS_PER_TRIP / routes / 2);
  const rows = [['reader and order of rows', 'rows', 'CPU s', 'CPU s per million', 'peak MB']];
  const hashes = new Set<string>();
  try {
    for (const order of ['contiguous', 'shuffled'] as const) {
      const path = join(folder, `${order}.zip`);
      const size = { routes, stopsPerDirection: STOPS_PER_DIRECTION, tripsPerDirection };
      await writeFeed(generateFeed({ ...size, order }), path);
      const imported = await measure('import', path);
      hashes.add(imported.hash);
      rows.push(rowOf(`import, ${order}`, imported));
      const parsed = await measure('csv-parse', path, String(Math.min(stopTimes, MOST_PARSED)));
      rows.push(rowOf(`csv-parse, ${order}`, parsed));
      await rm(path);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  rows.push(['limit', figure(STOP_TIMES), figure(LIMITS.cpuSeconds), '', figure(LIMITS.megabytes)]);
  return [
    table(
      `GTFS import from a zip, ${figure(routes * 2 * STOPS_PER_DIRECTION)} route-stops. csv-parse reads at most ${figure(MOST_PARSED)} rows of the same file`,
      rows,
    ),
    `Both orders gave ${hashes.size === 1 ? 'the same snapshot' : 'DIFFERENT SNAPSHOTS'}.\n`,
  ].join('\n');
}
