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
import { recordTrace, type TraceEvent } from './recordTrace.ts';
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

const SCRIPT = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'TimerFire']);
const COLLECTIONS = new Set(['MajorGC', 'MinorGC']);

/** A task's thread time in script, in milliseconds. */
interface ScriptTime {
  readonly script: number;
  /** How much of it went to the collection of garbage, which falls into one task or another. */
  readonly collection: number;
}

/** The script in each task of all threads. */
function scriptTimes(events: readonly TraceEvent[]): ScriptTime[] {
  const scripts = events
    .filter(({ name }) => SCRIPT.has(name) || COLLECTIONS.has(name))
    .toSorted((one, other) => one.ts - other.ts);
  // Microseconds; shorter tasks are no candidates.
  const tasks = events.filter(({ name, dur = 0 }) => name === 'RunTask' && dur > 3000);
  return tasks.map((task) => {
    let [script, collection] = [0, 0];
    let end = task.ts;
    for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of scripts) {
      if (ts > task.ts + (task.dur ?? 0)) break;
      if (pid !== task.pid || tid !== task.tid || ts < task.ts) continue;
      // What is inside another is part of it.
      const isInside = ts < end;
      if (COLLECTIONS.has(name)) {
        if (isInside) collection += tdur / 1000;
      } else if (!isInside) {
        script += tdur / 1000;
        end = ts + dur;
      }
    }
    return { script, collection };
  });
}

/**
 * Measures the most script in a task in a minute in which notices arrive, with 500 notices of 40 kB
 * (N5). Returns the result as a table.
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
      await page.goto(`${server.url}/?${query}`);
      await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
      await page.waitForTimeout(3000);
      const events = await recordTrace(browser, () => page.waitForTimeout(SECONDS * 1000));
      const times = scriptTimes(events).toSorted((one, other) => other.script - one.script);
      rows.push([
        name,
        `${figure(bytes / 1000)} kB`,
        ...times
          .slice(0, 3)
          .map(({ script, collection }) => `${figure(script, 1)} ms (${figure(collection, 1)})`),
        `${LIMIT} ms`,
      ]);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return table(
    `${COUNT} notices of ${CHARACTERS / 1000} kB, ten new ones in a minute: script of the longest tasks (of it garbage collection)`,
    [['', 'answer', 'longest', 'second', 'third', 'limit'], ...rows],
  );
}
