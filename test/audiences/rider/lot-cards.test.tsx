// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { lotKey } from '../../../src/contract/parking-lot.ts';
import { eventKey } from '../../../src/contract/special-event.ts';
import { aLot, aRouteStop, anEvent, theSettings } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';
import { WIRE_LOT } from '../../support/wire.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A garage beside the stops of the small city. */
const beside = aLot({ coordinates: { lat: 43.0731, lng: -89.4013 } });
const source = { lots: async () => [beside] };
const lotUrl = `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(beside))}`;
const stopsNear = () => screen.findByRole('region', { name: 'Stops within a walk (1,300 ft)' });

test('R18: a lot’s card says that no bus is near its stops, once', async () => {
  renderRider({ url: lotUrl, source: { ...source, vehicles: async () => [] } });
  const section = await stopsNear();
  expect(await within(section).findByText('No bus is near these stops now.')).toBeTruthy();
});

test('R18: a lot by whose stops no chosen route passes says that their buses are not known', async () => {
  renderRider({ url: lotUrl.replace('route=03', 'route=22'), source });
  const section = await stopsNear();
  expect(
    await within(section).findByText(/^None of the chosen routes stops at these/),
  ).toBeTruthy();
  expect(within(section).queryByText(/^No bus/)).toBeNull();
});

test('R11, R18: a lot’s card says why no bus is told of', async () => {
  renderRider({
    url: lotUrl,
    source: { ...source, vehicles: () => Promise.reject(new Error('gone')) },
  });
  const section = await stopsNear();
  expect(await within(section).findByText('Not known now: buses not reachable.')).toBeTruthy();
  expect(within(section).queryByText(/^No bus/)).toBeNull();
});

test('R18: stops by a lot that are not read first are counted, and shown when asked for', async () => {
  const stops = Array.from({ length: 9 }, (_, index) =>
    aRouteStop({
      stopID: `030${index}`,
      intersection: `Main & ${index}`,
      latitude: 43.0731,
      longitude: -89.4013 + index / 10_000,
    }),
  );
  renderRider({ url: lotUrl, source: { ...source, stops: async () => stops } });
  const section = await stopsNear();
  const more = await within(section).findByRole('button', { name: 'Show 4 more' });
  expect(within(section).getAllByRole('button', { name: /^Main/ })).toHaveLength(5);
  await userEvent.click(more);
  expect(within(section).getAllByRole('button', { name: /^Main/ })).toHaveLength(9);
  await userEvent.click(within(section).getByRole('button', { name: 'Show fewer' }));
  expect(within(section).getAllByRole('button', { name: /^Main/ })).toHaveLength(5);
});

test('R25: a search around a lot that failed is told as such, and can be tried again', async () => {
  let isBroken = true;
  renderRider({
    url: lotUrl.replace('route=03', 'route=22'),
    source,
    middleware: async (request, service) => {
      if (isBroken && request.url.includes('getnearbystops')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  const section = await stopsNear();
  expect(
    await within(section).findByText(
      'Nearby stops could not be loaded: no answer from the service.',
    ),
  ).toBeTruthy();
  expect(within(section).queryByText(/^No stop is known/)).toBeNull();
  isBroken = false;
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await within(section).findByRole('button', { name: 'University & Park' })).toBeTruthy();
});

test.each([
  ['lot', lotKey(beside), 'Parking lots', beside.name],
  ['event', 'Hockey', 'Events', null],
])(
  'R25: a link to a %s whose read failed says why, and tries again',
  async (kind, id, part, name) => {
    let isBroken = true;
    renderRider({
      url: `/?route=03&panel=parking&${kind}=${encodeURIComponent(id)}`,
      source,
      middleware: async (request, service) => {
        if (isBroken && request.url.includes('/lots')) throw new TypeError('fetch failed');
        return service(request);
      },
    });
    const why = `${part} could not be loaded: no answer from the service.`;
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByText(/list this lot|no longer listed/)).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await (name === null
        ? screen.findByText('This event is no longer listed.')
        : screen.findByRole('heading', { name })),
    ).toBeTruthy();
  },
);

const hockey = (specialEvents: unknown) => ({ ...WIRE_LOT, specialEvents });

test.each([
  [
    'an event that may be among those that could not be read',
    '/?route=03&panel=events&event=Hockey',
    [hockey('none'), { ...hockey([]), name: 'Other', shortName: 'other' }],
    `Events could not be loaded for ${WIRE_LOT.name}: what the service sent could not be read. This may be why it is not found.`,
  ],
  [
    'a lot that may be the one that could not be read',
    '/?route=03&panel=parking&lot=gone',
    [WIRE_LOT, { openSpots: 3 }],
    '1 entry was unreadable and left out. This may be why it is not found.',
  ],
])('C26, R25: %s is not said to be gone', async (_, url, lots, sentence) => {
  renderRider({
    url,
    middleware: async (request, service) =>
      request.url.includes('/lots') ? Response.json({ lots }) : service(request),
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/list this lot|no longer listed/)).toBeNull();
});

test.each(['lot', 'event'])(
  'R25: the card of a listed %s that could not be read anew says so, and tries again',
  async (kind) => {
    let isBroken = false;
    const event = anEvent({ eventDatetime: '2999-11-20T19:00:00', parkingStartDatetime: null });
    const lot = { ...beside, specialEvents: [event] };
    const id = kind === 'lot' ? lotKey(beside) : eventKey(event);
    renderRider({
      url: `/?route=03&panel=parking&${kind}=${encodeURIComponent(id)}`,
      settings: { polling: { ...theSettings().polling, lotsSeconds: 1 } },
      source: { lots: async () => [lot] },
      middleware: async (request, service) => {
        if (isBroken && request.url.includes('/lots')) throw new TypeError('fetch failed');
        return service(request);
      },
    });
    const name = kind === 'lot' ? beside.name : event.eventName;
    await screen.findByRole('heading', { name });
    isBroken = true;
    const notice = await screen.findByText(
      /^(Parking lots|Events) could not be refreshed: no answer from the service\. Shown as of .* ago\.$/,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  },
);
