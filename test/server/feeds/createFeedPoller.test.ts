import { expect, onTestFinished, test } from 'vitest';

import { createFeedPoller } from '../../../src/server/feeds/createFeedPoller.ts';
import type { FetchedVersion, Validators } from '../../../src/server/feeds/FetchedVersion.ts';
import { FetchError } from '../../../src/server/feeds/FetchError.ts';
import { createFakeClock } from '../../support/realtime/createFakeClock.ts';

const SECOND = 1000;

type Answer = FetchedVersion | null | Error;

const version = (text: string): FetchedVersion => ({
  bytes: new TextEncoder().encode(text),
  validators: { etag: `"${text}"`, lastModified: null },
});

/** A poller of texts. The text `broken` can't be decoded. */
function startPoller(answers: readonly Answer[], interval = 10 * SECOND) {
  const clock = createFakeClock(0);
  const polls: { at: number; etag: string | null | undefined }[] = [];
  const poller = createFeedPoller({
    interval,
    clock,
    // In the middle: no jitter between polls, and a quarter more between tries.
    random: () => 0.5,
    decode: (bytes) => {
      const text = new TextDecoder().decode(bytes);
      if (text === 'broken') throw new Error('The response is broken');
      return text;
    },
    fetchFeed: async (validators: Validators | null) => {
      polls.push({ at: clock.now(), etag: validators?.etag });
      const answer = answers[Math.min(polls.length, answers.length) - 1] ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  onTestFinished(() => poller.stop());
  return { clock, poller, polls };
}

const secondsOf = (polls: readonly { at: number }[]) => polls.map(({ at }) => at / SECOND);

test('S7: a feed is polled at its interval, with the validators of the version that is known', async () => {
  const { clock, poller, polls } = startPoller([version('one'), null, version('two')]);
  await poller.start();
  expect(poller.state()).toMatchObject({ value: 'one', nextAt: 10 * SECOND });
  await clock.advance(25 * SECOND);
  expect(poller.state()).toMatchObject({ value: 'two', checkedAt: 20 * SECOND, polls: 3 });
  expect(polls).toEqual([
    { at: 0, etag: undefined },
    { at: 10 * SECOND, etag: '"one"' },
    { at: 20 * SECOND, etag: '"one"' },
  ]);
});

test('S7: after failures the interval grows, and a success brings it back', async () => {
  const down = new FetchError('feeds.example.org could not be reached');
  const { clock, poller, polls } = startPoller([
    version('one'),
    down,
    down,
    down,
    version('two'),
    null,
  ]);
  await poller.start();
  await clock.advance(105 * SECOND);
  expect(secondsOf(polls)).toEqual([0, 10, 22.5, 47.5, 97.5]);
  expect(poller.state()).toMatchObject({ value: 'two', failure: undefined, failures: 3 });
  await clock.advance(10 * SECOND);
  expect(secondsOf(polls).at(-1)).toBe(107.5);
});

test('S7: after many failures a feed is still tried about once a minute', async () => {
  const { clock, poller, polls } = startPoller([new FetchError('down')]);
  await poller.start();
  await clock.advance(3600 * SECOND);
  const [last = 0, before = 0] = secondsOf(polls).toReversed();
  expect(last - before).toBe(75);
});

test('S7: a feed that is polled rarely is tried again soon after a failure, and then less often', async () => {
  const { clock, poller, polls } = startPoller([new FetchError('down')], 1800 * SECOND);
  await poller.start();
  await clock.advance(3600 * SECOND);
  expect(secondsOf(polls)).toEqual([0, 75, 225, 525, 1125, 2325]);
});

test.each([
  [120, 120],
  [5, 12.5],
  [86_400, 3600],
])('S7: a Retry-After of %i s delays the next poll to %d s', async (retryAfter, next) => {
  const busy = new FetchError('busy', { retryAfter: retryAfter * SECOND });
  const { poller } = startPoller([busy]);
  await poller.start();
  expect(poller.state().nextAt).toBe(next * SECOND);
});

test('S7: a version that cannot be read is a failure, and the last good one stays', async () => {
  const { clock, poller, polls } = startPoller([version('one'), version('broken'), null]);
  await poller.start();
  await clock.advance(12 * SECOND);
  expect(poller.state()).toMatchObject({ value: 'one', failure: 'The response is broken' });
  await clock.advance(12 * SECOND);
  // The broken version does not count as known.
  expect(polls.at(-1)?.etag).toBe('"one"');
});

/** A poller whose requests never get a response. */
function startHanging(onPoll = () => {}) {
  const clock = createFakeClock(0);
  const poller = createFeedPoller({
    interval: 10 * SECOND,
    clock,
    random: () => 0,
    decode: (bytes) => bytes,
    fetchFeed: (_validators, signal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    onPoll,
  });
  onTestFinished(() => poller.stop());
  return { clock, poller };
}

test('S7: a request that takes too long is ended, and tried again', async () => {
  const { clock, poller } = startHanging();
  const started = poller.start();
  await clock.advance(20 * SECOND);
  await started;
  expect(poller.state()).toMatchObject({ failure: 'The feed took longer than 20 s', polls: 1 });
  await clock.advance(10 * SECOND);
  expect(poller.state().polls).toBe(2);
});

test('S7: a server that starts does not wait for a feed that does not answer', async () => {
  const { clock, poller } = startHanging();
  let isStarted = false;
  void poller.start().then(() => (isStarted = true));
  await clock.advance(4 * SECOND);
  expect(isStarted).toBe(false);
  await clock.advance(2 * SECOND);
  expect(isStarted).toBe(true);
  expect(poller.state()).toMatchObject({ value: undefined, failure: undefined, polls: 1 });
  await clock.advance(14 * SECOND);
  expect(poller.state().failure).toBe('The feed took longer than 20 s');
});

test('S12: a stopped poller aborts its request, and reports no failure', async () => {
  const { clock, poller } = startHanging(() => {
    throw new Error('nothing changed');
  });
  const started = poller.start();
  await poller.stop();
  await started;
  expect(poller.state()).toMatchObject({ polls: 1, failures: 0 });
  expect(clock.waiting()).toBe(0);
});

test('S12: a stopped poller leaves no timer', async () => {
  const { clock, poller, polls } = startPoller([version('one')]);
  await poller.start();
  await poller.stop();
  expect(clock.waiting()).toBe(0);
  await clock.advance(60 * SECOND);
  expect(polls).toHaveLength(1);
});

/** Never settles, and does not watch its signal. */
const hang = () => new Promise<never>(() => {});

test.each([
  ['fetching', /^The feed took longer than 20 s$/],
  ['reading', /^Reading what the feed sent took longer than 60 s$/],
])('S16: a poll whose %s never ends fails in words, and the next one is due', async (part, why) => {
  const clock = createFakeClock(0);
  let isHanging = false;
  const poller = createFeedPoller<string>({
    interval: 10 * SECOND,
    clock,
    random: () => 0.5,
    fetchFeed: () => (isHanging && part === 'fetching' ? hang() : Promise.resolve(version('one'))),
    decode: () => (isHanging && part === 'reading' ? hang() : `read at ${clock.now()}`),
  });
  onTestFinished(() => poller.stop());
  await poller.start();
  isHanging = true;
  await clock.advance(75 * SECOND);
  expect(poller.state()).toMatchObject({ value: 'read at 0', failure: expect.stringMatching(why) });
  isHanging = false;
  await clock.advance(60 * SECOND);
  expect(poller.state().failure).toBeUndefined();
  expect(poller.state().value).not.toBe('read at 0');
});

test('S16: a fault in what follows a poll is its failure, and polls go on', async () => {
  const clock = createFakeClock(0);
  const poller = createFeedPoller<string>({
    interval: 10 * SECOND,
    clock,
    random: () => 0.5,
    fetchFeed: async () => version('one'),
    decode: () => 'one',
    onPoll: () => {
      if (clock.now() === 0) throw new Error('no such entity');
    },
  });
  onTestFinished(() => poller.stop());
  await poller.start();
  expect(poller.state()).toMatchObject({ value: 'one', failure: 'no such entity' });
  await clock.advance(10 * SECOND);
  expect(poller.state()).toMatchObject({ polls: 2, failure: undefined });
});
