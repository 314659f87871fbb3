import type { Page } from '@playwright/test';

import { smallSource } from '../../support/cities/small-source.ts';
import { ANY, like } from '../../support/phrases.ts';
import { aBrowser } from '../../support/push/push-service.ts';
import { ownerOf, PUSH_KEY } from '../../support/push/reminder-server.ts';
import { arrivalIn, timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { longIf } from '../support/longIf.ts';
import { panel, withoutMap } from '../support/screen.ts';
import { subscribeAs } from '../support/subscribeAs.ts';
import { expect, test as base } from '../support/test.ts';

const { closed, byTime, part } = en.alerts;
const EAST = 'East Transfer Point';
const ROUTE = en.times.to('03', EAST);

const test = base.extend<{ url: string }>({
  url: async ({ startCurbside, page }, provide) => {
    process.env['PUSH_KEY'] = PUSH_KEY;
    const { url } = await startCurbside({
      source: smallSource({
        times: timesOf(() => [arrivalIn(12, { basis: 'reported', tripID: '20261120.t1' })]),
      }),
      server: {
        reminders: {
          key: { variable: 'PUSH_KEY' },
          contact: 'mailto:transit@city.example.org',
          privateAddresses: true,
        },
      },
    });
    await withoutMap(page);
    await provide(url);
  },
});

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

const strip = (page: Page) => page.getByRole('complementary', { name: part });
const turnOn = (page: Page) => strip(page).getByRole('checkbox', { name: closed.turnOn });

async function watch(page: Page, url: string) {
  await page.goto(`${url}/?route=03&stop=0100`);
  await panel(page).getByRole('button', { name: byTime.heading }).click();
  await panel(page).getByRole('button', { name: ROUTE, exact: true }).click();
  await expect(strip(page)).toBeVisible();
}

test('K1, K2: an alert reaches a closed page after the rider has read what is stored, and turning it off deletes it', async ({
  page,
  url,
}) => {
  const browser = aBrowser();
  const { subscription } = browser;
  await subscribeAs(page, url, subscription);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reminders/')) sent.push(new URL(request.url()).pathname);
  });
  const devtools = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await devtools.send('ServiceWorker.enable');
  await watch(page, url);
  await expect(strip(page)).toContainText(closed.stores);
  await expect(panel(page)).toContainText(byTime.howItWorks(true));
  await expect(turnOn(page)).not.toBeChecked();
  expect(sent).toEqual([]);
  // It is checked once the server has stored the alert.
  await turnOn(page).click();
  await expect(strip(page).getByRole('list', { name: closed.stored })).toContainText(ROUTE);
  await expect(turnOn(page)).toBeChecked();
  /** What the server says that it stores. */
  const stored = () =>
    page.evaluate(async (owner) => {
      const body = JSON.stringify(owner);
      const response = await fetch('/reminders/list', { method: 'POST', body });
      return (await response.json()).reminders;
    }, ownerOf(browser));
  const reminders = await stored();
  expect(reminders).toMatchObject([{ kind: 'before', stopID: '0100', routeID: '03', minutes: 5 }]);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await axeFindings(page, theme)).toEqual([]);
  }

  const message = {
    id: reminders[0].id,
    key: '20261120.t1',
    kind: 'before',
    stopID: '0100',
    line: '03 East',
    at: Date.parse('2026-11-20T18:05:00Z'),
    isLive: true,
    comes: true,
    timeZone: 'America/Chicago',
  };
  // The browser of the tests shows no notifications, whatever it is allowed.
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      Reflect.set(globalThis, 'shown', `${title}: ${options?.body}`);
    };
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: registrations.at(-1) ?? '',
    data: JSON.stringify(message),
  });
  const shown = async () => worker?.evaluate(() => Reflect.get(globalThis, 'shown'));
  await expect.poll(shown).toMatch(/^University & Park: .*03 East.* 12:05/);

  // Without the alert, nothing is left on the server.
  await panel(page).getByRole('button', { name: ROUTE, exact: true }).click();
  await expect.poll(stored).toEqual([]);
});

const WITHOUT: readonly (readonly [string, string, () => void])[] = [
  [
    'a browser without push',
    closed.unsupported,
    () => Reflect.deleteProperty(globalThis, 'PushManager'),
  ],
  [
    'an iPhone whose page is not on the Home Screen',
    closed.iPhone,
    () => {
      Reflect.deleteProperty(globalThis, 'PushManager');
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) Safari' });
    },
  ],
  [
    'a browser that refuses, as private windows do',
    closed.blocked,
    () => Object.defineProperty(Notification, 'permission', { value: 'denied' }),
  ],
];
for (const [name, sentence, without] of WITHOUT) {
  test(
    `K4: ${name} says what works there, before anything is asked`,
    longIf(sentence !== closed.iPhone),
    async ({ page, url }) => {
      await page.addInitScript(without);
      await watch(page, url);
      await expect(strip(page)).toContainText(sentence);
      await expect(panel(page)).toContainText(sentence);
      await expect(turnOn(page)).toHaveCount(0);
      await expect(strip(page)).toContainText(like(byTime.next(ANY)));
    },
  );
}
