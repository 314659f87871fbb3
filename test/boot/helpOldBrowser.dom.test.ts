import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { helpOldBrowser } from '../../src/boot/helpOldBrowser.ts';
import { STARTED_EVENT } from '../../src/lib/names/start-names.ts';
import { OLDEST_NAMES } from '../../src/lib/oldest-browsers.ts';
import { html as english } from '../../src/lib/words/compiled/en/boot.ts';
import { html as spanish } from '../../src/lib/words/compiled/es/boot.ts';

const en = english.oldBrowser(OLDEST_NAMES);
const es = spanish.oldBrowser(OLDEST_NAMES);
const told = () => document.querySelector('[role=alert]')?.textContent;
const help = (isBroken = false) => helpOldBrowser({ en, es }, isBroken);

/** Takes something from the browser until the test ends. */
function remove(target: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Reflect.deleteProperty(target, name);
  onTestFinished(() => {
    if (own === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, own);
  });
}

beforeEach(() => {
  document.body.innerHTML = '<div id="curbside"></div>';
});
afterEach(() => history.replaceState(null, '', '/'));

test('F26: where a script can’t be parsed, the page says which browsers work, and the boot script is quiet', () => {
  const started = vi.fn<() => void>();
  addEventListener(STARTED_EVENT, started, { once: true });
  history.replaceState(null, '', '/?view=kiosk&lang=es');
  help(true);
  expect(told()).toBe(es);
  expect(started).toHaveBeenCalledOnce();
});

test.each([
  ['zh-TW', 'traditional'],
  ['zh-Hant-HK', 'traditional'],
  ['zh-CN', 'simplified'],
  ['zh', 'simplified'],
])('L8: for %s the text is in the %s script', (lang, script) => {
  history.replaceState(null, '', `/?lang=${lang}`);
  const words = { en, 'zh-Hans': 'simplified', 'zh-Hant': 'traditional' };
  helpOldBrowser(words, true);
  expect(told()).toBe(script);
});

test('F26: a browser that lacks what has no replacement is told, and one that has everything is not', () => {
  help();
  expect(told()).toBeUndefined();
  remove(window, 'HTMLDialogElement');
  help();
  expect(told()).toBe(en);
});

test('F26: a part that can’t be parsed later does not replace a page that has started', () => {
  document.body.innerHTML = '<div id="curbside"><main>The map</main></div>';
  help(true);
  expect(document.body.textContent).toBe('The map');
});

test('F26: lists have the methods that the oldest supported browsers lack', () => {
  const list = [3, 1, 2];
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'])
    remove(Array.prototype, name);
  help();
  const results = [
    list.toSorted((a, b) => a - b),
    list.toReversed(),
    list.toSpliced(1, 1, 8, 9),
    list.findLast((value) => value > 1),
    list.findLastIndex((value) => value > 1),
    list.findLastIndex((value) => value > 3),
    Object.keys(list),
    list,
  ];
  expect(results).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [3, 8, 9, 2],
    2,
    2,
    -1,
    ['0', '1', '2'],
    [3, 1, 2],
  ]);
});

test('F26: lists of numbers have them too', () => {
  const numbers = Float64Array.of(3, 1, 2);
  const ofNumbers = Object.getPrototypeOf(Float64Array.prototype);
  for (const name of ['toSorted', 'toReversed', 'with', 'findLast', 'findLastIndex'])
    remove(ofNumbers, name);
  help();
  const lists = [numbers.toSorted(), numbers.toReversed(), numbers.with(1, 9)];
  expect(lists.map((list) => [...list])).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [3, 9, 2],
  ]);
  expect([
    numbers.findLast((value) => value > 2),
    numbers.findLastIndex((_, at) => at < 1),
  ]).toEqual([3, 0]);
  expect([...numbers]).toEqual([3, 1, 2]);
});

test('F26: a time limit and several signals abort with their reasons', () => {
  vi.useFakeTimers();
  for (const name of ['timeout', 'any']) remove(AbortSignal, name);
  help();
  const caller = new AbortController();
  const limit = AbortSignal.timeout(1000);
  const any = AbortSignal.any([caller.signal, limit]);
  expect(any.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect([limit.aborted, any.aborted]).toEqual([true, true]);
  expect(any.reason).toMatchObject({ name: 'TimeoutError' });
  caller.abort('mine');
  expect(AbortSignal.any([caller.signal]).reason).toBe('mine');
});
