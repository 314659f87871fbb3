import { demoRouteIDs, watchDemoRoute } from '../support/demo-watch.ts';
import { hasRecording, watchRecordedCity } from '../support/madison-watch.ts';
import { figure, table } from './table.ts';

const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);
const share = (part: number, whole: number) => `${figure((100 * part) / whole, 1)} %`;

async function demoRow(): Promise<string[]> {
  const routes = [];
  for (const routeID of await demoRouteIDs()) routes.push(await watchDemoRoute(routeID, NOON));
  const arrivals = routes.flatMap((route) => route.arrivals);
  const announced = arrivals.filter(({ announcement }) => announcement !== undefined);
  const ahead = announced.filter(({ announcement }) => announcement?.step === 'before');
  return [
    'demo, 10 s apart, an hour',
    figure(arrivals.length),
    share(announced.length, arrivals.length),
    share(ahead.length, arrivals.length),
    figure(routes.flatMap(({ falseAlarms }) => falseAlarms).length),
  ];
}

function recordedRow(): string[] {
  const { reached, announced, announcedAhead, falseAlarms } = watchRecordedCity(process.cwd());
  return [
    'recorded, 2 to 5 min apart, a day',
    figure(reached),
    share(announced, reached),
    share(announcedAhead, reached),
    figure(falseAlarms.length),
  ];
}

/** What a rider is told who watches a stop, over every stop of a city (R16). */
export async function benchWatch(): Promise<string> {
  const rows = [['reports', 'arrivals', 'told before', 'a stop ahead', 'false alarms']];
  rows.push(await demoRow());
  if (hasRecording(process.cwd())) rows.push(recordedRow());
  return table(
    'Stop watch: buses told before they came (limit: all of the demo, none false)',
    rows,
  );
}
