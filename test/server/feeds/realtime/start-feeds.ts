import { onTestFinished } from 'vitest';

import type { Clock } from '../../../../src/lib/time/Clock.ts';
import type { FetchFunction } from '../../../../src/server/feeds/FetchFunction.ts';
import { createRealtimePolls } from '../../../../src/server/feeds/realtime/createRealtimePolls.ts';
import type { LogEntry } from '../../../../src/server/log.ts';
import { createFakeClock } from '../../../support/realtime/createFakeClock.ts';
import { encodeFeedMessage } from '../../../support/realtime/encodeFeedMessage.ts';
import { NOW_SECONDS } from '../../../support/realtime/matchVehicles.ts';
import { openRealtime, type RealtimeCity } from '../../../support/realtime/openRealtime.ts';
import { LAT, lonAt, smallSnapshot } from '../../../support/realtime/small-snapshot.ts';

export const BUSES = 'https://feeds.example.org/buses?key=secret';
export const TRAMS = 'https://trams.example.org/positions';

/** A feed's response with one vehicle on a trip. */
export const messageOf = (tripID: string, id: string, timestamp = NOW_SECONDS) =>
  new Response(encodeFeedMessage({ timestamp }, [{ tripID, id, lat: LAT, lon: lonAt(100) }]));

/** Polls of feeds whose host has a public address. */
export const pollsOf = (fetch: FetchFunction, clock: Clock, address = '198.51.100.7') =>
  createRealtimePolls({
    interval: 15_000,
    clock,
    random: () => 0.5,
    tools: { fetch, lookup: async () => [address], now: () => clock.now() },
  });

/** Feeds of two URLs, which stop after the test. `respond` is called for each request. */
export function startFeeds(respond: (url: string) => Response) {
  const clock = createFakeClock(NOW_SECONDS * 1000);
  const log: LogEntry[] = [];
  const requests: string[] = [];
  const feeds = openRealtime({
    feeds: [{ url: BUSES }, { url: TRAMS }],
    snapshot: smallSnapshot(),
    log: (entry) => log.push(entry),
    clock,
    polls: pollsOf(async (input) => {
      const url = String(input instanceof Request ? input.url : input);
      requests.push(url);
      return respond(url);
    }, clock),
  });
  onTestFinished(() => feeds.stop());
  return { clock, feeds, log, requests };
}

/** The vehicles that riders see on a route; undefined if they aren't known. */
export const vehiclesOn = (feeds: RealtimeCity, routeID: string) =>
  feeds.reports()?.ofRoute(routeID)?.vehicles;

/** Both feeds respond, with a bus on route 3 and a tram on route 7. */
export const goodFeeds = (url: string) =>
  url === BUSES ? messageOf('out', '1') : messageOf('lap', '2');
