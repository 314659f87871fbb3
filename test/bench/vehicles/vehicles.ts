import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';

import { openPage, startBrowser, startPage } from '../page/startPage.ts';
import { inShort } from '../short.ts';
import { figure, median, table } from '../table.ts';

const COUNTS = inShort([50], [50, 500, 5000]);
/** Alternating rounds, so that other load on the machine affects both measurements. */
const ROUNDS = inShort(1, 3);
const SECONDS = inShort(1, 2);
const GOAL = 1.3;

/** Builds and serves a page with only the basemap and the vehicle layer, on any free port. */
async function servePage() {
  const outDir = resolve('dist/bench/vehicles');
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('test/bench/vehicles'),
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    oxc: {
      typescript: { removeClassFieldsWithoutInitializer: true },
      assumptions: { setPublicClassFields: true },
    },
  });
  // A cross-origin isolated page has a clock with 5 µs resolution instead of 100 µs.
  const isolated = sirv(outDir, {
    setHeaders(response) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    },
  });
  const server = createServer(isolated);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (address: AddressInfo | string | null) =>
  address !== null && typeof address === 'object' ? address.port : 0;

async function measured(page: Page, count: number): Promise<readonly number[]> {
  const frames: unknown = await page.evaluate(`vehiclesBench.measure(${count}, ${SECONDS})`);
  if (!Array.isArray(frames)) throw new Error('the bench page gave no frames');
  return frames.map(Number);
}

/**
 * Measures the main-thread time of a frame with many vehicles in motion, compared with a bare repaint of
 * the same page. The map is small, because frames without a GPU are slow and this measures only the page.
 */
export async function benchVehicles(): Promise<string> {
  const [city, server] = [await startPage(), await servePage()];
  const browser = await startBrowser();
  try {
    const page = await openPage(browser, { viewport: { width: 320, height: 240 } });
    const basemap = `http://127.0.0.1:${city.port}/basemap/light.json`;
    await page.goto(`http://127.0.0.1:${portOf(server.address())}/?basemap=${basemap}`);
    await page.waitForFunction('window.vehiclesBench?.isReady.then(() => true)');
    await measured(page, 50);
    const rows: string[][] = [];
    for (const count of COUNTS) {
      const [bare, frames]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(...(await measured(page, 0)));
        frames.push(...(await measured(page, count)));
      }
      const [floor, cost] = [median(bare), median(frames)];
      rows.push([
        `${figure(count)} vehicles`,
        `${figure(cost, 2)} ms`,
        `${figure(floor, 2)} ms`,
        `${figure(cost / floor, 2)} x`,
        `${figure(GOAL, 1)} x`,
        figure(frames.length),
      ]);
    }
    return table('Vehicles in motion: main-thread time per frame, median', [
      ['', 'with vehicles', 'bare repaint', 'ratio', 'goal', 'frames'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    server.close();
    await city.stop();
  }
}
