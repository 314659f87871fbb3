import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { eventKey } from '../../../../src/contract/parking/special-event.ts';
import { WIRE_LOT } from '../../../support/answers/wire.ts';
import { aLot, aRouteStop, anEvent, theSettings } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, exactly, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const NOT_LISTED = like(en.parking.notListed, en.events.notListed);

/** A garage next to the small city's stops. */
const beside = aLot({ coordinates: { lat: 43.0731, lng: -89.4013 } });
const source = { lots: async () => [beside] };
const lotUrl = `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(beside))}`;
const stopsNear = () => screen.findByRole('region', { name: en.parkAndRide.stops('1,300 ft') });

test('R18: a lot’s card says once that no bus is near its stops', async () => {
  renderRider({ url: lotUrl, source: { ...source, vehicles: async () => [] } });
  const section = await stopsNear();
  expect(await within(section).findByText(en.parkAndRide.noBuses)).toBeTruthy();
});

test('R18: a lot near stops of no chosen route says that their buses are unknown', async () => {
  renderRider({ url: lotUrl.replace('route=03', 'route=22'), source });
  const section = await stopsNear();
  expect(await within(section).findByText(en.parkAndRide.routesNotSelected)).toBeTruthy();
  expect(within(section).queryByText(en.parkAndRide.noBuses)).toBeNull();
});

test('R11, R18: a lot’s card says why its buses are unknown', async () => {
  renderRider({
    url: lotUrl,
    source: { ...source, vehicles: () => Promise.reject(new Error('gone')) },
  });
  const section = await stopsNear();
  expect(
    await within(section).findByText(en.vehicles.unavailable(en.feed.unreachable)),
  ).toBeTruthy();
  expect(within(section).queryByText(en.parkAndRide.noBuses)).toBeNull();
});

test('R18: a lot’s card counts the stops beyond the first five, and a button shows them', async () => {
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
  const more = await within(section).findByRole('button', { name: en.lists.more('4') });
  expect(within(section).getAllByRole('button', { name: /^Main/ })).toHaveLength(5);
  await userEvent.click(more);
  expect(within(section).getAllByRole('button', { name: /^Main/ })).toHaveLength(9);
  await userEvent.click(within(section).getByRole('button', { name: en.lists.fewer }));
  expect(within(section).getAllByRole('button', { name: /^Main/ })).toHaveLength(5);
});

test('R25: a failed search around a lot is shown as failed and can be retried', async () => {
  let isBroken = true;
  renderRider({
    url: lotUrl.replace('route=03', 'route=22'),
    source,
    isDown: (url) => isBroken && url.includes('getnearbystops'),
  });
  const section = await stopsNear();
  expect(
    await within(section).findByText(en.failures.part(en.nearby.part, en.failures.unreachable)),
  ).toBeTruthy();
  expect(within(section).queryByText(like(en.parkAndRide.noStops(ANY)))).toBeNull();
  isBroken = false;
  await userEvent.click(within(section).getByRole('button', { name: en.page.retry }));
  expect(await within(section).findByRole('button', { name: 'University & Park' })).toBeTruthy();
});

test.each([
  ['lot', lotKey(beside), en.layers.lots, beside.name],
  ['event', 'Hockey', en.page.tabs.events, null],
])(
  'R25: a link to a %s that could not be loaded says why and can be retried',
  async (kind, id, part, name) => {
    let isBroken = true;
    renderRider({
      url: `/?route=03&panel=parking&${kind}=${encodeURIComponent(id)}`,
      source,
      isDown: (url) => isBroken && url.includes('/lots'),
    });
    const why = en.failures.part(part, en.failures.unreachable);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByText(NOT_LISTED)).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: en.page.retry }));
    expect(
      await (name === null
        ? screen.findByText(en.events.notListed)
        : screen.findByRole('heading', { name })),
    ).toBeTruthy();
  },
);

test.each([
  ['lot', 'stops', 'parking', en.parking],
  ['event', 'stops', 'events', en.events],
])(
  'R20: the card of a %s that is not listed is named after one, and leads to all',
  async (kind, panel, list, { one, notListed, showAll }) => {
    renderRider({ url: `/?route=03&panel=${panel}&${kind}=gone`, source });
    expect(await screen.findByRole('heading', { name: one })).toBeTruthy();
    expect(await screen.findByText(notListed)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: showAll }));
    expect(window.location.search).toBe(`?route=03&panel=${list}`);
  },
);

const hockey = (specialEvents: unknown) => ({ ...WIRE_LOT, specialEvents });

test.each([
  [
    'an event in a list that could not be read',
    '/?route=03&panel=events&event=Hockey',
    [hockey('none'), { ...hockey([]), name: 'Other', shortName: 'other' }],
    `${en.events.malformedAt(WIRE_LOT.name)} ${en.lists.possibleReason}`,
  ],
  [
    'a lot in a list with an entry that could not be read',
    '/?route=03&panel=parking&lot=gone',
    [WIRE_LOT, { openSpots: 3 }],
    `${en.lists.dropped(1, '1')} ${en.lists.possibleReason}`,
  ],
])('C26, R25: %s is not shown as gone', async (_, url, lots, sentence) => {
  renderRider({
    url,
    middleware: async (request, service) =>
      request.url.includes('/lots') ? Response.json({ lots }) : service(request),
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(NOT_LISTED)).toBeNull();
});

test.each(['lot', 'event'])(
  'R25: the card of a listed %s that could not be refreshed says so and can be retried',
  async (kind) => {
    let isBroken = false;
    const event = anEvent({ eventDatetime: '2999-11-20T19:00:00', parkingStartDatetime: null });
    const lot = { ...beside, specialEvents: [event] };
    const id = kind === 'lot' ? lotKey(beside) : eventKey(event);
    renderRider({
      url: `/?route=03&panel=parking&${kind}=${encodeURIComponent(id)}`,
      settings: { polling: { ...theSettings().polling, lotsSeconds: 1 } },
      source: { lots: async () => [lot] },
      isDown: (url) => isBroken && url.includes('/lots'),
    });
    const name = kind === 'lot' ? beside.name : event.eventName;
    await screen.findByRole('heading', { name });
    isBroken = true;
    const notice = await screen.findByText(
      exactly(
        en.failures.stale(
          kind === 'lot' ? en.layers.lots : en.page.tabs.events,
          en.failures.unreachable,
          ANY,
        ),
      ),
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: en.page.retry }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  },
);
