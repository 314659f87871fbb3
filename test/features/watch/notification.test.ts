// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showNotification } from '../../../src/features/watch/notification.ts';

const shown = vi.fn<(by: string, title: string, options: object) => void>();

class ByPage extends EventTarget {
  constructor(title: string, options: object) {
    super();
    shown('page', title, options);
  }
}

/** The page's registration of a service worker, which may not be at work yet. */
const withWorker = (registration: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
const worker = (active: object | null) => ({
  active,
  showNotification: async (title: string, options: object) => shown('worker', title, options),
});

beforeEach(() => {
  shown.mockClear();
  vi.stubGlobal('Notification', ByPage);
  window.history.replaceState(null, '', '/?watch=0100');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const news = { title: '03 near University & Park', body: 'Bus 007', tag: '0100 03/007' };

test('R16: the service worker that is at work shows it, with the view that it leads back to', async () => {
  withWorker(worker({}));
  await showNotification(news);
  expect(shown.mock.calls).toEqual([
    [
      'worker',
      news.title,
      expect.objectContaining({
        body: news.body,
        tag: news.tag,
        renotify: true,
        data: { url: window.location.href },
      }),
    ],
  ]);
});

test.each([
  ['that is not at work yet', worker(null)],
  ['that there is not', undefined],
])('R16: a service worker %s keeps no news from the rider', async (_, registration) => {
  withWorker(registration);
  await showNotification(news);
  expect(shown.mock.calls.map(([by, title]) => [by, title])).toEqual([['page', news.title]]);
});

test('R16: a browser without service workers shows it too', async () => {
  await showNotification(news);
  expect(shown).toHaveBeenCalledTimes(1);
});
