import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';

import { recordTrace } from '../page/recordTrace.ts';
import { startBrowser } from '../page/startPage.ts';
import { startThrottledProxy } from '../servers/startThrottledProxy.ts';
import type { ThrottledProxy } from '../servers/startThrottledProxy.ts';
import { withServer } from '../servers/withServer.ts';
import { inShort } from '../short.ts';
import { median } from '../table.ts';
import { buildSite } from './buildSite.ts';
import { MOMENTS, TABS } from './moments.ts';
import { splitTime } from './splitTime.ts';
import { splitTable, timesTable } from './tables.ts';
import type { Measured } from './tables.ts';
import { visit } from './visit.ts';
import type { MomentName, Times } from './visit.ts';

const RUNS = inShort(1, 5);

/** The share of a phone's screen that the sheet covers at first, which moves the map's center. */
const SHEET = 0.52;
const PHONE_HEIGHT = 844;

const Stops = z.object({ stops: z.array(z.object({ stopID: z.string() })) });

const CitySettings = z.object({
  service: z.object({ key: z.string() }),
  city: z.object({
    center: z.object({ lat: z.number(), lon: z.number() }),
    zoom: z._default(z.number(), 13),
  }),
  routes: z.array(z.object({ routeID: z.string() })),
});

/** The pages of a round, each with what must come on it. */
type PageName = 'ours' | 'bareList' | 'bareMap' | 'stop' | 'near' | keyof typeof TABS;
interface PageToVisit {
  readonly path: string;
  readonly awaited: readonly MomentName[];
}

async function pagesOf(origin: string): Promise<Record<PageName, PageToVisit>> {
  const answer = await fetch(`${origin}/curbside.json`);
  const { service, city, routes } = z.parse(CitySettings, await answer.json());
  const stops = { key: service.key, routeID: routes[0]?.routeID ?? '' };
  const listed = await fetch(`${origin}/v1/getstops?${new URLSearchParams(stops)}`);
  const stopID = z.parse(Stops, await listed.json()).stops[1]?.stopID ?? '';
  const camera = {
    lat: String(city.center.lat),
    lon: String(city.center.lon),
    zoom: String(city.zoom),
    bottom: String(Math.round(PHONE_HEIGHT * SHEET)),
  };
  return {
    ours: { path: '/', awaited: ['list', 'map', 'labels'] },
    bareList: { path: `/bare-list.html?${new URLSearchParams(stops)}`, awaited: ['list'] },
    bareMap: {
      path: `/bare-map.html?${new URLSearchParams(camera)}`,
      awaited: ['map', 'labels'],
    },
    stop: { path: `/?${new URLSearchParams({ stop: stopID })}`, awaited: ['departures'] },
    near: { path: `/?near=${camera.lat},${camera.lon}`, awaited: ['nearby'] },
    buses: { path: '/?panel=buses', awaited: ['list'] },
    parking: { path: '/?panel=parking', awaited: ['list'] },
  };
}

/** The pages that have moments of their own. */
const PAGE_OF: Partial<Record<MomentName, PageName>> = { departures: 'stop', nearby: 'near' };

const PAGES = ['ours', 'bareList', 'bareMap', 'stop', 'near', 'buses', 'parking'] as const;

/** Visits each page in turn, several times, so that other load on the machine affects all of them. */
async function measure(
  browser: Browser,
  proxy: ThrottledProxy,
  origin: string,
  pages: Record<PageName, PageToVisit>,
) {
  const visits: Record<PageName, Times[]> = {
    ours: [],
    bareList: [],
    bareMap: [],
    stop: [],
    near: [],
    buses: [],
    parking: [],
  };
  for (let run = 0; run < RUNS; run += 1)
    for (const name of PAGES) {
      const { path, awaited } = pages[name];
      await proxy.drained();
      visits[name].push(await visit(browser, origin + path, awaited));
    }
  return (page: PageName, moment: MomentName) =>
    visits[page].flatMap((times) => times.get(moment) ?? []);
}

/** Records one more visit to a page, and splits the time to some of its moments. */
async function splitVisit(
  browser: Browser,
  proxy: ThrottledProxy,
  origin: string,
  { path, awaited }: PageToVisit,
  names: readonly (readonly [MomentName, string])[],
) {
  let times: Times = new Map();
  await proxy.drained();
  const events = await recordTrace(browser, async () => {
    times = await visit(browser, origin + path, awaited);
  });
  return names.map(([name, label]) => {
    const time = times.get(name) ?? 0;
    return { label, time, split: splitTime(events, time) };
  });
}

/**
 * Measures a first visit on Slow 4G and a CPU four times slower: the moments that riders wait for, next to
 * a bare React page with the same list and a bare MapLibre page with the same style and camera. All are
 * served by one server through one proxy.
 *
 * Once a warm-up visit had no list for 30 s. It did not happen again, and its message did not say why. A
 * visit now says whether the list was in the document without being painted, which requests were open or
 * failed, and the page's errors. Two faults that can stop a visit are mended: the proxy cut off answers
 * when the server closed a connection, and timers could exchange parts of an answer on a busy machine.
 */
export async function benchFirstLoad(): Promise<string> {
  await buildSite();
  return withServer('site-server.js', [], async (port) => {
    const proxy = await startThrottledProxy(port);
    const browser = await startBrowser();
    const origin = `http://127.0.0.1:${proxy.port}`;
    try {
      const pages = await pagesOf(`http://127.0.0.1:${port}`);
      // Warm up: the first visit includes loading the browser from disk.
      await visit(browser, `http://127.0.0.1:${port}/`, pages.ours.awaited);
      const timesOf = await measure(browser, proxy, origin, pages);
      const bareOf = (name: MomentName) => {
        if (name === 'firstMap') return [];
        return timesOf(name === 'list' ? 'bareList' : 'bareMap', name);
      };
      const names = Object.keys(MOMENTS).filter((name): name is MomentName => name in MOMENTS);
      const measured: Measured[] = [
        ...names.map((name) => ({
          moment: MOMENTS[name],
          times: timesOf(PAGE_OF[name] ?? 'ours', name),
          bare: bareOf(name),
        })),
        { moment: TABS.buses, times: timesOf('buses', 'list'), bare: [] },
        { moment: TABS.parking, times: timesOf('parking', 'list'), bare: [] },
      ];
      const splits = [
        ...(await splitVisit(browser, proxy, origin, pages.ours, [
          ['list', 'our list'],
          ['labels', 'our streets and labels'],
        ])),
        ...(await splitVisit(browser, proxy, origin, pages.stop, [
          ['departures', 'departures by link'],
        ])),
        ...(await splitVisit(browser, proxy, origin, pages.bareList, [['list', 'the bare list']])),
        ...(await splitVisit(browser, proxy, origin, pages.bareMap, [['labels', 'the bare map']])),
      ];
      const heading = 'First visit, 1.6 Mb/s, 150 ms, CPU x4, a phone of 390x844';
      const list = median(timesOf('ours', 'list'));
      return timesTable(heading, measured, list) + splitTable(splits);
    } finally {
      await browser.close();
      proxy.close();
    }
  });
}
