import { matchAlerts } from '../../../src/feeds/realtime/alerts/matchAlerts.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { demoSnapshot } from '../../../src/service/sources/demo/snapshot.ts';
import { tripIDOf } from '../../../src/times/arrivals/trip-id.ts';
import { supply } from '../../support/cities/supply.ts';
import { agencyAlerts } from '../../support/realtime/agencyAlerts.ts';
import { encodeAlerts } from '../../support/realtime/encodeAlerts.ts';
import { serveCity } from '../servers/serveCity.ts';
import { figure, table } from '../table.ts';
import { recordTrace } from './recordTrace.ts';
import { PROFILE, type ScriptTask, scriptTasks } from './scriptTasks.ts';
import { startBrowser } from './startPage.ts';

const COUNT = 500;
const CHARACTERS = 40_000;
/** Long enough for a poll of the notices, which is each minute. */
const SECONDS = 66;
const LIMIT = 16;

/** One of so many is another one in each answer. */
const CHANGES = 50;

/** The demo city with as many and as long notices as a feed may have. */
function wordyCity(): Source {
  const snapshot = demoSnapshot();
  const routes = snapshot.routes.flatMap(({ gtfsRouteIDs }) => gtfsRouteIDs.slice(0, 1));
  const stops = snapshot.stops.map(({ gtfsStopID }) => gtfsStopID);
  const now = Date.now();
  const bytes = encodeAlerts(
    agencyAlerts({ count: COUNT, characters: CHARACTERS, routes, stops, now }),
  );
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

/** The script of the longest task of a kind. */
function longest(tasks: readonly ScriptTask[], kind: ScriptTask['kind']): string {
  const task = tasks.find((one) => one.kind === kind);
  if (task === undefined) return 'none';
  return `${figure(task.script, 1)} ms (${figure(task.collection, 1)})`;
}

/**
 * Measures the most script in a task as the page opens, and in a minute in which notices arrive, with 500 notices of
 * 40 kB (N5). Returns the result as a table.
 */
export async function benchNotices(): Promise<string> {
  const server = await serveCity(wordyCity());
  const browser = await startBrowser();
  const rows: string[][] = [];
  try {
    for (const [name, query] of Object.entries(PAGES)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      let bytes = 0;
      page.on('response', async (response) => {
        if (response.url().includes('getalerts')) bytes = (await response.body()).byteLength;
      });
      const events = await recordTrace(browser, async () => {
        await page.goto(`${server.url}/?${query}`);
        await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
        await page.waitForTimeout(3000);
        await page.evaluate(() => console.timeStamp());
        await page.waitForTimeout(SECONDS * 1000);
      }, [PROFILE]);
      const opened = events.find((event) => event.name === 'TimeStamp')?.ts ?? 0;
      const tasks = scriptTasks(events, FILES);
      const opening = tasks.filter(({ at }) => at < opened);
      const later = tasks.filter(({ at }) => at >= opened);
      rows.push([
        name,
        `${figure(bytes / 1000)} kB`,
        longest(opening, 'part'),
        longest(later, 'part'),
        longest(later, 'rest'),
        longest(later, 'map'),
        `${LIMIT} ms`,
      ]);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return table(
    `${COUNT} notices of ${CHARACTERS / 1000} kB, ten new ones in a minute: script of the longest task of the main thread (of it garbage collection)`,
    [
      [
        '',
        'answer',
        'notices, opening',
        'notices, a minute',
        'other script',
        'map frames',
        'limit',
      ],
      ...rows,
    ],
  );
}
