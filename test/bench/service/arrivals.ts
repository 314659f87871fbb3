import * as z from 'zod/mini';

import { measureLoad } from '../load.ts';
import { withServer } from '../servers/withServer.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';

/** About 10 million stop times: 2,000 routes, 30 stops and 89 trips in each direction. */
const REGION = inShort([20, 30, 9], [2000, 30, 89]);
const LIMITS = { requestsPerSecond: 8000, p99: 10, megabytes: 40 };
/** At this pause, 16 connections ask about 1,000 times in a second. */
const STEADY_PAUSE = 15;
/** Milliseconds. */
const DURATION = inShort(300, 5000);

const Figures = z.object({
  stopIDs: z.array(z.string()),
  timesMegabytes: z.number(),
  stopTimes: z.number(),
});

/** Measures getarrivals at random stops of a region (T1, T4): how many a second, and how long each takes. */
export async function benchArrivalsLoad(): Promise<string> {
  return withServer('arrivals-server.js', REGION, async (port) => {
    const response = await fetch(`http://127.0.0.1:${port}/figures`);
    const { stopIDs, timesMegabytes, stopTimes } = z.parse(Figures, await response.json());
    const path = (n: number) =>
      `/v1/getarrivals?key=test-key&stopID=${stopIDs[(n * 7919) % stopIDs.length] ?? ''}`;
    const most = await measureLoad({ port, path, duration: DURATION });
    const steady = await measureLoad({ port, path, duration: DURATION, pause: STEADY_PAUSE });
    const failures = most.failures + steady.failures;
    return [
      table(
        `getarrivals at random stops, ${figure(stopTimes)} stop times, ${figure(failures)} failures`,
        [
          ['', 'requests/s', 'median ms', 'p99 ms', 'MB of times'],
          [
            'as many as possible',
            figure(most.requestsPerSecond),
            figure(most.median, 1),
            figure(most.p99, 1),
            figure(timesMegabytes),
          ],
          [
            'steady',
            figure(steady.requestsPerSecond),
            figure(steady.median, 1),
            figure(steady.p99, 1),
            '',
          ],
          [
            'limit',
            figure(LIMITS.requestsPerSecond),
            '',
            `${LIMITS.p99} at 1,000/s`,
            figure(LIMITS.megabytes),
          ],
        ],
      ),
    ].join('\n');
  });
}
