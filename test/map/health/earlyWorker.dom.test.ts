import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker that does nothing. */
class StillWorker extends EventTarget {
  static started: StillWorker[] = [];
  hasEnded = false;
  constructor() {
    super();
    StillWorker.started.push(this);
  }
  terminate() {
    this.hasEnded = true;
  }
}

/** Tells the observer which files have loaded. */
let report: (...urls: string[]) => void = () => {};

type Entries = { readonly getEntries: () => readonly { readonly name: string }[] };

class LoadObserver {
  readonly tell: (entries: Entries) => void;
  constructor(tell: (entries: Entries) => void) {
    this.tell = tell;
  }
  observe() {
    report = (...urls) => this.tell({ getEntries: () => urls.map((name) => ({ name })) });
  }
  disconnect() {
    report = () => {};
  }
}

/** The module as it is when a page opens. */
async function openPage() {
  vi.resetModules();
  return import('../../../src/map/health/earlyWorker.ts');
}

beforeEach(() => {
  StillWorker.started = [];
  vi.stubGlobal('Worker', StillWorker);
  vi.stubGlobal('PerformanceObserver', LoadObserver);
  document.head.innerHTML = ['worker', 'shared']
    .map((name) => `<link data-list="load-worker" href="https://city.example/${name}.js">`)
    .join('');
});

afterEach(() => {
  document.head.innerHTML = '';
});

const loaded = async (...names: string[]) => {
  report(...names.map((name) => `https://city.example/${name}.js`));
  await Promise.resolve();
  await Promise.resolve();
};

test('the map’s worker starts once all of its files have loaded, and is taken once', async () => {
  const { startWorkerEarly, takeEarlyWorker } = await openPage();
  void startWorkerEarly(document);
  await loaded('worker', 'other');
  expect(StillWorker.started).toEqual([]);
  await loaded('shared');
  expect(StillWorker.started).toHaveLength(1);
  expect(takeEarlyWorker()).toBe(StillWorker.started[0]);
  expect(takeEarlyWorker()).toBeNull();
});

test('none is started once MapLibre has started one itself', async () => {
  const { startWorkerEarly, takeEarlyWorker } = await openPage();
  void startWorkerEarly(document);
  expect(takeEarlyWorker()).toBeNull();
  await loaded('worker', 'shared');
  expect(StillWorker.started).toEqual([]);
});

test('one that fails is ended and not taken, so that MapLibre notices the failure', async () => {
  const { startWorkerEarly, takeEarlyWorker } = await openPage();
  void startWorkerEarly(document);
  await loaded('worker', 'shared');
  StillWorker.started[0]?.dispatchEvent(new Event('error'));
  expect(takeEarlyWorker()).toBeNull();
  expect(StillWorker.started[0]?.hasEnded).toBe(true);
});

test('B7: none is started early in a frame without an origin', async () => {
  vi.stubGlobal('origin', 'null');
  const { startWorkerEarly } = await openPage();
  await startWorkerEarly(document);
  await loaded('worker', 'shared');
  expect(StillWorker.started).toEqual([]);
});
