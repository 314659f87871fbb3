import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showNotification } from '../../../src/features/watch/notification.ts';

const shown = vi.fn<(by: string, title: string, options: object) => void>();

class ByPage extends EventTarget {
  constructor(title: string, options: object) {
    super();
    shown('page', title, options);
  }
}

/** Sets the page's service worker registration, whose worker may not be active yet. */
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
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

const content = { title: '03 near University & Park', body: 'Bus 007', tag: '0100 03/007' };

test('R16: an active service worker shows the notification, with the URL of the view', async () => {
  withWorker(worker({}));
  await showNotification(content);
  expect(shown.mock.calls).toEqual([
    [
      'worker',
      content.title,
      expect.objectContaining({
        body: content.body,
        tag: content.tag,
        renotify: true,
        data: { url: window.location.href },
      }),
    ],
  ]);
});

test.each([
  ['not active yet', worker(null)],
  ['not registered', undefined],
])(
  'R16: while the service worker is %s, the page shows the notification',
  async (_, registration) => {
    withWorker(registration);
    await showNotification(content);
    expect(shown.mock.calls.map(([by, title]) => [by, title])).toEqual([['page', content.title]]);
  },
);

test('R16: a browser without service workers shows the notification too', async () => {
  await showNotification(content);
  expect(shown).toHaveBeenCalledTimes(1);
});
