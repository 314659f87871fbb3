import { ReadableStream } from 'node:stream/web';

import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { forgetService } from '../../src/api/pocket/service-state.ts';
import { setSaving } from '../../src/audiences/rider/saved/rider-saving.ts';
import { forgetLocation } from '../../src/city/map/locate.ts';
import { componentWait } from './eventually.ts';
import { quickenElements } from './page/quickElements.ts';
import { quickenStyles } from './page/quickStyles.ts';

quickenElements();
quickenStyles();

// Testing Library would print the whole page in the error of each attempt, which takes long.
configure({ getElementError: (message) => new Error(message ?? '') });
beforeEach(() => configure({ asyncUtilTimeout: componentWait() }));

/**
 * Frames come from a timer that is never fake. jsdom has one interval for them: begun while the timers are
 * fake, it never ends, and no later file of the process would get a frame.
 */
const { setTimeout: later, clearTimeout: cancel } = globalThis;
const FRAME = 16;
const frames = new Set<number>();
globalThis.requestAnimationFrame = (callback) => {
  const handle = Number(
    later(() => {
      frames.delete(handle);
      callback(performance.now());
    }, FRAME),
  );
  frames.add(handle);
  return handle;
};
globalThis.cancelAnimationFrame = (handle) => {
  frames.delete(handle);
  cancel(handle);
};

/** jsdom has no layout, and no sizes to report. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** All browsers have it. jsdom takes Node's away, and the service answers with streams. */
if (!('ReadableStream' in globalThis)) Object.assign(globalThis, { ReadableStream });

/** A test that puts it back in the wrong order would leave a clock that stands still to the next files. */
const realPerformance = performance;

/** What a test may give the browser, or take from it. */
const changeable = [
  globalThis,
  navigator,
  document,
  HTMLElement.prototype,
  HTMLCanvasElement.prototype,
  HTMLDialogElement.prototype,
].map((owner) => ({ owner, before: Object.getOwnPropertyDescriptors(owner) }));

/** Names that libraries add once, and the classes of a database that `fakeDatabase` takes away itself. */
const LASTING = /^(_|IS_REACT|IDB)/;

/** Leaves no page to the next test, and nothing that a test stubbed, faked or stored. */
afterEach(() => {
  const isRiderPage = document.querySelector('.sheet') !== null;
  cleanup();
  // Parts that a fake clock keeps waiting for a paint would wait for ever, on all later pages of the process.
  if (isRiderPage && vi.isFakeTimers()) vi.runOnlyPendingTimers();
  // In this order: what was replaced while the clock was fake is put back before the clock is.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // The next page is another one, also for what is known of its service.
  forgetService();
  setSaving(true);
  forgetLocation();
});

/**
 * Leaves the browser as a test file found it: the component tests of one process share a document
 * (decision 0027). Vitest runs this module before each file.
 */
afterAll(async () => {
  // An import that is cut off at the end of a file fails in all later files of the process too.
  await vi.dynamicImportSettled();
  // Nothing of a test may run when its document is gone.
  for (const handle of frames) cancelAnimationFrame(handle);
  if (performance !== realPerformance)
    Object.defineProperty(globalThis, 'performance', {
      value: realPerformance,
      configurable: true,
      writable: true,
    });
  for (const { owner, before } of changeable) {
    for (const name of Object.getOwnPropertyNames(owner))
      if (!Object.hasOwn(before, name) && !LASTING.test(name)) Reflect.deleteProperty(owner, name);
    if (owner !== globalThis) Object.defineProperties(owner, before);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  // A new entry, because one can't go forward from it.
  history.pushState(null, '', '/');
});
