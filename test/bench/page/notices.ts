import type { Browser } from '@playwright/test';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { demoSnapshot } from '../../../src/service/sources/demo/snapshot.ts';
import { matchAlerts } from '../../../src/transit/alerts/matchAlerts.ts';
import { tripIDOf } from '../../../src/transit/arrivals/trip-id.ts';
import { supply } from '../../support/cities/supply.ts';
import { testNow } from '../../support/moment/moment.ts';
import { agencyAlerts } from '../../support/realtime/agencyAlerts.ts';
import { encodeAlerts } from '../../support/realtime/encodeAlerts.ts';
import { serveCity } from '../servers/serveCity.ts';
import { inShort } from '../short.ts';
import { figure, median, table } from '../table.ts';
import { recordTrace } from './recordTrace.ts';
import { PROFILE, type ScriptTask, scriptTasks } from './scriptTasks.ts';
import { openPage, startBrowser } from './startPage.ts';

const COUNT = inShort(20, 500);
const CHARACTERS = 40_000;
/** Long enough for a poll of the notices, which is each minute. */
const SECONDS = inShort(3, 66);
const LIMIT = 16;

/** One of so many is another one in each answer. */
const CHANGES = 50;

/** How often a page is opened: how its start is cut into tasks differs each time. */
const OPENINGS = inShort(1, 3);

/** The demo city with as many and as long notices as a feed may have, or with fewer. */
function wordyCity(count: number): Source {
  const snapshot = demoSnapshot();
  const routes = snapshot.routes.flatMap(({ gtfsRouteIDs }) => gtfsRouteIDs.slice(0, 1));
  const stops = snapshot.stops.map(({ gtfsStopID }) => gtfsStopID);
  const now = testNow();
  const bytes = encodeAlerts(agencyAlerts({ count, characters: CHARACTERS, routes, stops, now }));
  const { alerts } = matchAlerts(decodeFeedMessage(bytes).alerts, { snapshot, tripIDOf, now });
  let reads = 0;
  return {
    ...createDemoCity(),
    alerts: supply(async () => {
      reads += 1;
      return alerts.map((alert, index) =>
        index % CHANGES === 0 ? { ...alert, header: { en: `${reads}. change` } } : alert,
      );
    }),
  };
}

const PAGES = {
  'the stops of routes': '',
  'stops near a point': 'near=43.60345,-91.88561',
  'a stop': 'stop=0398',
  'the list of notices': 'panel=notices',
};

/** The files of the built page that have the code of notices. */
const FILES = /\/(notices|notice-texts|NoticesOnMap|NoticesPanel|RiderSevere)-/;

/** The most script of all tasks, in milliseconds; 0 without any. */
const most = (tasks: readonly ScriptTask[], scriptOf = ({ script }: ScriptTask) => script) =>
  Math.max(0, ...tasks.map(scriptOf));

/** The script of the longest task of a kind. */
function longest(tasks: readonly ScriptTask[], kind: ScriptTask['kind']): string {
  const [task] = tasks
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => other.script - one.script);
  if (task === undefined) return 'none';
  return `${figure(task.script, 1)} ms (${figure(task.collection, 1)})`;
}

/**
 * Opens a page and returns its tasks.
 *
 * @param seconds how long it stays open
 */
async function tasksOf(browser: Browser, url: string, seconds: number) {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const record = async () => {
    await page.goto(url);
    await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(3000);
    await page.evaluate(() => console.timeStamp());
    await page.waitForTimeout(seconds * 1000);
  };
  const events = await recordTrace(browser, record, [PROFILE]);
  await page.close();
  const opened = events.find((event) => event.name === 'TimeStamp')?.ts ?? 0;
  const tasks = scriptTasks(events, FILES);
  return {
    opening: tasks.filter(({ at }) => at < opened),
    later: tasks.filter(({ at }) => at >= opened),
  };
}

/**
 * Measures the most script in a task as the page opens, and in a minute in which notices arrive, with 500 notices of
 * 40 kB (N5). Returns the result as a table. How long the page's own tasks are as it opens, notices or not, is beside it.
 */
export async function benchNotices(): Promise<string> {
  const browser = await startBrowser();
  const withMany = await serveCity(wordyCity(COUNT));
  const withNone = await serveCity(wordyCity(0));
  const rows: string[][] = [];
  try {
    // Not read from the page, whose developer tools would take part in its tasks.
    const answer = await fetch(`${withMany.url}/v1/getalerts?key=demo`);
    const kB = figure((await answer.arrayBuffer()).byteLength / 1000);
    for (const [name, query] of Object.entries(PAGES).slice(0, inShort(1, 4))) {
      const many: number[] = [];
      const none: number[] = [];
      const own: number[] = [];
      for (let count = 0; count < OPENINGS; count += 1) {
        none.push(most((await tasksOf(browser, `${withNone.url}/?${query}`, 0)).opening));
        const { opening } = await tasksOf(browser, `${withMany.url}/?${query}`, 0);
        many.push(most(opening));
        own.push(most(opening, (task) => task.own));
      }
      const { later } = await tasksOf(browser, `${withMany.url}/?${query}`, SECONDS);
      rows.push([
        name,
        `${kB} kB`,
        `${figure(median(none), 1)} ms`,
        `${figure(median(many), 1)} ms`,
        `${figure(median(own), 1)} ms`,
        longest(later, 'part'),
        longest(later, 'rest'),
        longest(later, 'map'),
        `${LIMIT} ms`,
      ]);
    }
  } finally {
    await browser.close();
    await withMany.stop();
    await withNone.stop();
  }
  return table(
    `${COUNT} notices of ${CHARACTERS / 1000} kB, ten new ones in a minute: script of the longest task of the main thread (of it garbage collection). The limit is for what notices take as it opens, and for all tasks after that`,
    [
      [
        '',
        'answer',
        'opening, no notices',
        'opening',
        'of it notices',
        'notices, a minute',
        'other script',
        'map frames',
        'limit',
      ],
      ...rows,
    ],
  );
}
