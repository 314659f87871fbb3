import { demoRouteIDs, watchDemoRoute } from '../../support/watch/demo-watch.ts';
import type { KnownOrder } from '../../support/watch/demo-watch.ts';
import { NO_FIGURES, sumOfFigures, watchRecordedRoute } from '../../support/watch/madison-watch.ts';
import type { WatchFigures } from '../../support/watch/madison-watch.ts';
import { readRecordedDay, recordedDays } from '../../support/watch/recorded-days.ts';
import { figure, table } from '../table.ts';

const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);
const HOUR = 3_600_000;
const share = (part: number, whole: number) =>
  whole === 0 ? 'none' : `${figure((100 * part) / whole, 1)} %`;

const HEAD = [
  'page opened, order of stops',
  'arrivals',
  'announced in advance',
  'one stop ahead',
  '"one stop before" true',
  'alerts',
  'false, lenient',
  'false, strict',
  'of these, named by the service',
];

const rowOf = (name: string, figures: WatchFigures) => [
  name,
  figure(figures.arrivals),
  share(figures.announced, figures.arrivals),
  share(figures.oneAhead, figures.arrivals),
  share(figures.trulyOneBefore, figures.saidOneBefore),
  figure(figures.alerts),
  figure(figures.falseLeniently),
  figure(figures.falseStrictly),
  figure(figures.falselyNext),
];

const ORDERS: readonly { order: KnownOrder; name: string }[] = [
  { order: 'observed', name: 'observed' },
  { order: 'lines', name: "the routes' lines" },
  { order: 'documents', name: "the routes' documents" },
];

async function demoRows(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { order, name } of ORDERS) {
    let all = NO_FIGURES;
    for (const routeID of await demoRouteIDs()) {
      const { figures } = await watchDemoRoute(routeID, NOON, order);
      all = sumOfFigures(all, figures);
    }
    rows.push(rowOf(`demo: an hour ago, ${name}`, all));
  }
  return rows;
}

function recordedRows(day: string): string[][] {
  const routes = readRecordedDay(process.cwd(), day);
  const start = Date.parse(`${day}T00:00:00Z`);
  return ORDERS.flatMap(({ order, name }) => {
    let [whole, hours] = [NO_FIGURES, NO_FIGURES];
    for (const route of routes) {
      whole = sumOfFigures(whole, watchRecordedRoute(route, route.polls, order));
      for (let from = start; from < start + 24 * HOUR; from += HOUR) {
        const polls = route.polls.filter(({ at }) => at >= from && at < from + HOUR);
        hours = sumOfFigures(hours, watchRecordedRoute(route, polls, order));
      }
    }
    return [
      rowOf(`${day}: start of service, ${name}`, whole),
      rowOf(`${day}: an hour ago, ${name}`, hours),
    ];
  });
}

/** Measures the stop alerts of every stop of a city (R16, R39). Returns a table. */
export async function benchWatch(): Promise<string> {
  const rows = [HEAD, ...(await demoRows())];
  for (const day of recordedDays(process.cwd())) rows.push(...recordedRows(day));
  return table(
    'Stop alerts (limit for the demo: every arrival announced, none false, each "one stop before" true)',
    rows,
  );
}
