import { expect, onTestFinished, test } from 'vitest';

import type { LogEntry } from '../../../../src/server/log.ts';
import { createFakeClock } from '../../../support/realtime/createFakeClock.ts';
import { NOW_SECONDS } from '../../../support/realtime/matchVehicles.ts';
import { openRealtime } from '../../../support/realtime/openRealtime.ts';
import { smallSnapshot } from '../../../support/realtime/small-snapshot.ts';
import { BUSES, messageOf, pollsOf, vehiclesOn } from './start-feeds.ts';

/** Two feeds of a city that share a realtime feed, not yet started. `onTake` is called for each message of the first. */
function openTwo(onTake: () => void = () => {}) {
  const clock = createFakeClock(NOW_SECONDS * 1000);
  const log: LogEntry[] = [];
  /** The validator of each request; null without one. */
  const requests: (string | null)[] = [];
  const polls = pollsOf(async (_url, init) => {
    requests.push(new Headers(init?.headers).get('if-none-match'));
    const { body } = messageOf('out', '1', clock.now() / 1000);
    return new Response(body, { headers: { etag: `"${requests.length}"` } });
  }, clock);
  const open = (onMessage: () => void) => {
    const feeds = openRealtime({
      feeds: [{ url: BUSES }],
      snapshot: smallSnapshot(),
      polls,
      clock,
      onTake: onMessage,
      log: (entry) => log.push(entry),
    });
    onTestFinished(() => feeds.stop());
    return feeds;
  };
  return { clock, log, requests, first: open(onTake), second: open(() => {}) };
}

test('G1: a shared realtime feed is polled for a feed that was opened before the other stopped', async () => {
  const { clock, requests, first, second } = openTwo();
  await first.start();
  await first.stop();
  await second.start();
  await clock.advance(20_000);
  expect(requests).toHaveLength(2);
  expect(vehiclesOn(second, '3')).toHaveLength(1);
});

test('G1: a feed that was stopped before its start polls nothing', async () => {
  const { clock, requests, first } = openTwo();
  await first.stop();
  await first.start();
  await clock.advance(20_000);
  expect(requests).toEqual([]);
});

test('G1: a feed of the city that starts later logs at once what it can’t use of a shared realtime feed', async () => {
  const { log, requests, first, second } = openTwo(() => {
    throw new Error('a fault');
  });
  await second.start();
  await first.start();
  expect(requests).toHaveLength(1);
  expect(log.map(({ failure }) => failure)).toEqual(['a fault']);
});

test('G1: what one feed of the city can’t use of a shared realtime feed is no failure of the others', async () => {
  let isFaulty = true;
  const { clock, log, requests, first, second } = openTwo(() => {
    if (isFaulty) throw new Error('a fault');
  });
  const failures = () => [first, second].map((feeds) => feeds.states()[0]?.failure);
  await Promise.all([first.start(), second.start()]);
  await clock.advance(20_000);
  expect(failures()).toEqual(['a fault', undefined]);
  expect(vehiclesOn(second, '3')).toHaveLength(1);
  expect(requests).toEqual([null, '"1"']);
  expect(log).toEqual([
    expect.objectContaining({ event: 'realtime feed failed', failure: 'a fault' }),
  ]);
  await clock.advance(130_000);
  expect(first.reports(), 'old buses are not shown').toBeNull();
  isFaulty = false;
  await clock.advance(20_000);
  expect(failures()).toEqual([undefined, undefined]);
  expect(vehiclesOn(first, '3')).toHaveLength(1);
});
