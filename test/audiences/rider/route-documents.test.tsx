import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { createAnswerStore } from '../../../src/api/persisted/createAnswerStore.ts';
import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import type { RouteDocument } from '../../../src/contract/documents/route-document.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeDatabase } from '../../support/page/fakeDatabase.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, exactly, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

fakeDatabase();
/** jsdom has none, and the display needs one. */
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

const ETP = 'East Transfer Point';
const WTP = 'West Transfer Point';
const DOCUMENT: RouteDocument = {
  routeID: '03',
  directions: [
    { destination: ETP, stops: ['0538', '0100', '1391'] },
    { destination: WTP, stops: ['0341'] },
  ],
};
const BY_DOCUMENT = ['0538', '0100', '1391'];
const OTHER_DIRECTION = ['0341'];
const BY_NAME = ['1391', '0341', '0538', '0100'];

const settings = { routeDocuments: '/routes/{routeID}.json' };
const serve = (document: RouteDocument | null) => ({
  routeDocument: async (routeID: string) => (routeID === '03' ? document : null),
});
const panel = () => screen.getByRole('tabpanel');
const shownIDs = () =>
  within(panel())
    .queryAllByRole('button')
    .flatMap(({ dataset }) => dataset['row'] ?? []);

test('Q11, R2, S20: the stops of a direction are in the order of the route’s document, and those of the other one apart', async () => {
  const { requests } = renderRider({ url: '/?route=03', settings, source: serve(DOCUMENT) });
  await eventually(() => expect(shownIDs()).toEqual(BY_DOCUMENT));
  expect(requests.filter((url) => url.startsWith('/routes/'))).toEqual(['/routes/03.json']);
  expect(within(panel()).queryByText(like(en.stops.toward(ANY)))).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: WTP, pressed: false }));
  await eventually(() => expect(shownIDs()).toEqual(OTHER_DIRECTION));
  expect(screen.getByRole('button', { name: ETP, pressed: false })).toBeTruthy();
  const name = en.routes.name('03', 'Crosstown');
  expect(await screen.findAllByRole('button', { name })).toHaveLength(1);
});

test.each([
  ['the route has no document', { source: serve(null), settings }, 1],
  ['the source has no documents', { source: serve(DOCUMENT) }, 0],
  [
    'the document never comes',
    {
      settings,
      middleware: async (request: Request, service: (request: Request) => Promise<Response>) =>
        request.url.includes('/routes/') ? new Promise<Response>(() => {}) : service(request),
    },
    1,
  ],
])('S20: if %s, the page works without it', async (_, options, count) => {
  const { requests } = renderRider({ url: '/?route=03', ...options });
  await eventually(() => expect(shownIDs()).toEqual(BY_NAME));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests.filter((url) => url.startsWith('/routes/'))).toHaveLength(count);
});

test('R26, S20: without a network the stops are in the order of the saved document', async () => {
  renderRider({ url: '/?route=03', settings, source: serve(DOCUMENT) });
  await eventually(() => expect(shownIDs()).toEqual(BY_DOCUMENT));
  const store = createAnswerStore();
  await eventually(async () => {
    expect((await store.find(' route 03'))?.wire).toEqual(DOCUMENT);
    expect(await store.find(' stops 03')).toBeDefined();
  });
  cleanup();
  renderRider({
    url: '/?route=03',
    settings,
    middleware: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await eventually(() => expect(shownIDs()).toEqual(BY_DOCUMENT));
});

/** A year in which no test runs, so that the route never has service today. */
const NEVER_TODAY = { ...DOCUMENT, serviceDates: ['2199-11-23'] };
const NEXT_DAY = 'Sat, Nov 23';
const noBuses = { ...serve(NEVER_TODAY), vehicles: async () => ({ reportedAt: 0, vehicles: [] }) };
const notToday = en.vehicles.state.noService('03', NEXT_DAY);

test('S20: a route without service today says so, and when it runs next', async () => {
  renderRider({ url: '/?route=03&stop=0341', settings, source: noBuses });
  const line = await screen.findByRole('button', {
    name: exactly(en.feed.ofRoutes(1, '03', en.feed.noService(NEXT_DAY))),
  });
  await userEvent.click(line);
  await userEvent.click(await screen.findByRole('tab', { name: en.page.tabs.vehicles }));
  expect(await within(panel()).findByText(notToday)).toBeTruthy();
  expect(within(panel()).queryByText(en.vehicles.state.empty)).toBeNull();
});

test('S20: with a bus on the road, a route is not said to have no service', async () => {
  renderRider({ url: '/?route=03&panel=buses', settings, source: serve(NEVER_TODAY) });
  expect(await within(panel()).findByText(en.vehicles.vehicleID('943'))).toBeTruthy();
  expect(screen.queryByText(notToday)).toBeNull();
});

test('S20: a display says that a route has no service today', async () => {
  renderRider({
    url: '/?view=kiosk&route=03&panels=buses',
    audience: Kiosk,
    settings,
    source: noBuses,
  });
  expect(await screen.findByText(notToday)).toBeTruthy();
});
