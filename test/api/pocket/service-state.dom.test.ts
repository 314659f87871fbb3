import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  followRequest,
  forgetService,
  isServiceDown,
  subscribeToService,
} from '../../../src/api/pocket/service-state.ts';

const answer = (status: number) => Promise.resolve(new Response('', { status }));
const follow = (operation: string, request: Promise<Response>, isAborted = false) =>
  followRequest(operation, request, () => isAborted);
const good = () => answer(200);
const broken = () => answer(503);
const unreachable = () => Promise.reject(new TypeError('no network'));

beforeEach(forgetService);
afterEach(() => vi.useRealTimers());

test.each([
  ['reports errors', broken],
  ["can't be reached", unreachable],
])(
  'Q9: a service that %s is down once two operations have failed, and up with the first answer',
  async (_what, fail) => {
    const changes: boolean[] = [];
    const leave = subscribeToService(() => changes.push(isServiceDown()));
    expect(await follow('near', fail())).toBe(false);
    expect(isServiceDown()).toBe(false);
    await follow('near', fail());
    expect(isServiceDown()).toBe(false);
    await follow('stops', fail());
    expect(isServiceDown()).toBe(true);
    expect(await follow('lots', good())).toBe(true);
    expect(isServiceDown()).toBe(false);
    expect(changes).toEqual([true, false]);
    leave();
  },
);

test('Q9: a service that leaves requests open is down after three seconds', async () => {
  vi.useFakeTimers();
  const open = () => new Promise<Response>(() => {});
  const both = [follow('near', open()), follow('stops', open())];
  await vi.advanceTimersByTimeAsync(2900);
  expect(isServiceDown()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all(both)).toEqual([false, false]);
  expect(isServiceDown()).toBe(true);
});

test('Q9: a late answer says that the service works', async () => {
  vi.useFakeTimers();
  const late = (ms: number) =>
    new Promise<Response>((resolve) => setTimeout(resolve, ms, new Response('')));
  void follow('near', late(5000));
  void follow('stops', late(6000));
  await vi.advanceTimersByTimeAsync(4000);
  expect(isServiceDown()).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect(isServiceDown()).toBe(false);
});

test('Q9: two operations that fail while others are answered are not the service', async () => {
  for (let poll = 0; poll < 3; poll += 1) {
    await follow('lots', broken());
    await follow('near', good());
    await follow('alerts', broken());
    await follow('near', good());
  }
  await follow('lots', broken());
  await follow('alerts', broken());
  expect(isServiceDown()).toBe(false);
});

test('Q9: what the page itself gives up says nothing', async () => {
  await follow('near', unreachable(), true);
  await follow('stops', unreachable(), true);
  expect(isServiceDown()).toBe(false);
});

test('Q9: what an earlier page asked says nothing of the service', async () => {
  vi.useFakeTimers();
  const open = () => new Promise<Response>(() => {});
  const both = [follow('near', open()), follow('stops', open())];
  forgetService();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await Promise.all(both)).toEqual([false, false]);
  expect(isServiceDown()).toBe(false);
});

test('Q9: a late request that the page gives up no longer counts', async () => {
  vi.useFakeTimers();
  let isGivenUp = false;
  let giveUp = () => {};
  const open = new Promise<Response>((_resolve, reject) => (giveUp = () => reject(new Error())));
  void followRequest('near', open, () => isGivenUp);
  await vi.advanceTimersByTimeAsync(4000);
  isGivenUp = true;
  giveUp();
  await vi.advanceTimersByTimeAsync(0);
  await follow('stops', unreachable());
  expect(isServiceDown()).toBe(false);
});
