import { expect, test } from 'vitest';

import { limitConcurrency } from '../../src/lib/limitConcurrency.ts';

test('R4: at most the limit runs at a time, and tasks start in order', async () => {
  const gate = limitConcurrency(4);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (id: number) => async () => {
    begun.push(id);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    await Promise.resolve();
    running -= 1;
    return id;
  };
  const ids = Array.from({ length: 19 }, (_, id) => id);
  expect(await Promise.all(ids.map((id) => gate(work(id))))).toEqual(ids);
  expect(begun).toEqual(ids);
  expect(most).toBe(4);
});

test('R4: a task that fails makes room for the next and does not affect others', async () => {
  const gate = limitConcurrency(1);
  const first = gate(() => Promise.reject(new Error('no')));
  const second = gate(() => Promise.resolve('yes'));
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('yes');
});

test('R4: a task that is aborted while it waits never starts', async () => {
  const gate = limitConcurrency(1);
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const first = gate(() => promise);
  const moved = new AbortController();
  let isBegun = false;
  const second = gate(async () => {
    isBegun = true;
  }, moved.signal);
  const third = gate(() => Promise.resolve('third'));
  moved.abort(new Error('moved'));
  await expect(second).rejects.toThrow('moved');
  resolve();
  await first;
  expect(await third).toBe('third');
  expect(isBegun).toBe(false);
});
