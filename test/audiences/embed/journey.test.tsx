import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { Builder } from '../../../src/audiences/builder/Builder.tsx';
import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { aLot, anEvent } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import {
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { renderRider, type RiderOptions } from '../../support/page/render-rider.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const own = en.journeys;
const TIMES = { ...timesOf(() => [], null), trip: supply(async () => null) };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});

const open = (url: string, options: RiderOptions = {}) => {
  const asked: URLSearchParams[] = [];
  const page = renderRider({
    audience: Embed,
    url,
    source: { times: TIMES },
    middleware: async (request, service) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/getjourneys')) return service(request);
      asked.push(searchParams);
      return journeysResponse([aJourney(aWalk(), aRide())]);
    },
    ...options,
  });
  return { asked, ...page };
};

test('J8: a frame asks where its visitor starts, and has the ways to its place', async () => {
  const { asked } = open('/?view=embed&to=43.08,-89.41,Town%20Hall&arrive=2026-11-20T19:00');
  expect(await screen.findByRole('heading', { name: like(own.heading('Town Hall')) })).toBeTruthy();
  expect(asked.map(String)).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: own.start }), '0100');
  await screen.findByRole('button', { name: like(`University & Park${ANY}`) });
  // A page around the frame need not permit forms.
  expect(document.querySelector('form')).toBeNull();
  await userEvent.keyboard('{Enter}');
  const way = await screen.findByRole('button', { name: like(own.sentence(ANY, ANY)) });
  expect(way.getAttribute('aria-expanded')).toBe('true');
  expect(asked[0]?.get('from')).toBe('0100');
  expect(asked[0]?.get('to')).toBe('43.08000,-89.41000');
  expect(asked[0]?.get('arriveBy')).toBe('true');
  const full = screen.getByRole('link', { name: like(en.page.openFullMap) });
  expect(full.getAttribute('href')).toContain('to=43.08,-89.41,Town+Hall');
});

test('J8: a frame whose place is a stop that does not exist says so before it asks for a start', async () => {
  open('/?view=embed&to=9999');
  expect(await screen.findByText(en.stops.unknown('9999'))).toBeTruthy();
  expect(screen.queryByRole('searchbox', { name: own.start })).toBeNull();
});

test('J8: the frame of a city without times has its map or list, not the ways', async () => {
  open('/?view=embed&mode=list&to=0341', { source: {} });
  expect(await screen.findByRole('link', { name: like(en.page.openFullMap) })).toBeTruthy();
  expect(screen.queryByRole('searchbox', { name: own.start })).toBeNull();
});

test('J8: the builder makes the frame of a chosen stop one that leads there, and back', async () => {
  renderRider({ audience: Builder, url: '/?view=builder&stop=0341', source: { times: TIMES } });
  const code = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.builder.code }).value;
  const choice = await screen.findByRole('checkbox', { name: like(own.here) });
  expect(code()).toContain('stop=0341');
  await userEvent.click(choice);
  await waitFor(() => expect(code()).toContain('to=0341'));
  expect(code()).not.toContain('stop=0341');
  await userEvent.click(screen.getByRole('checkbox', { name: like(own.here) }));
  await waitFor(() => expect(code()).toContain('stop=0341'));
});

test('C42: the builder finds an event, and its frame has the event in its address', async () => {
  const match = anEvent({
    eventName: 'Cup Final',
    eventVenue: 'Ice Arena',
    eventDatetime: '2026-11-21T19:00:00',
    coordinates: { lat: 43.08, lng: -89.41 },
  });
  renderRider({
    audience: Builder,
    url: '/?view=builder',
    source: { times: TIMES, lots: async () => [aLot({ specialEvents: [match] })] },
  });
  const user = userEvent.setup();
  const search = await screen.findByRole('combobox', { name: en.builder.findPlace });
  await user.type(search, 'cup');
  expect((await screen.findByRole('option')).textContent).toMatch(/tomorrow.*7:00.*Ice Arena/);
  await user.keyboard('{Enter}');
  const code = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.builder.code }).value;
  await waitFor(() => expect(code()).toContain('event='));
  const [, address = ''] = /src="([^"]+)"/.exec(code()) ?? [];
  const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
  expect(Object.fromEntries(searchParams)).toEqual({
    view: 'embed',
    to: '43.08,-89.41,Ice Arena',
    event: '2026-11-21T19:00:00|Cup Final|Ice Arena',
  });
  expect(screen.getByText(en.builder.visit.event)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: like(own.here) })).toBeNull();
  await user.click(screen.getByRole('button', { name: en.builder.remove('Cup Final, Ice Arena') }));
  await waitFor(() => expect(code()).not.toContain('event='));
});

test('C42: the builder says of an event that is over that it is', async () => {
  renderRider({
    audience: Builder,
    url: '/?view=builder&to=43.08,-89.41,Arena&event=2026-11-01T19:00:00%7CMatch%7CArena',
    source: { times: TIMES },
  });
  expect(await screen.findByText(own.event.over)).toBeTruthy();
});

test('C42: the builder’s frame of a venue may have a date, and says when that has passed', async () => {
  renderRider({
    audience: Builder,
    url: '/?view=builder&to=43.08,-89.41,Town%20Hall',
    source: { times: TIMES },
  });
  const code = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.builder.code }).value;
  const date = await screen.findByLabelText(own.arriveBy, { exact: false });
  expect(screen.getByText(en.builder.visit.help)).toBeTruthy();
  fireEvent.change(date, { target: { value: '2026-12-05T19:30' } });
  await waitFor(() => expect(code()).toContain('arrive=2026-12-05T19%3A30'));
  fireEvent.change(date, { target: { value: '2026-11-20T09:00' } });
  expect(await screen.findByText(en.builder.visit.over)).toBeTruthy();
  fireEvent.change(date, { target: { value: '' } });
  await waitFor(() => expect(code()).not.toContain('arrive='));
});

test('C42: a frame whose date has passed says how to get there now', async () => {
  const { asked } = open(
    '/?view=embed&from=0341&to=43.08,-89.41,Town%20Hall&arrive=2026-11-20T09:00',
  );
  await screen.findByRole('button', { name: like(own.sentence(ANY, ANY)) });
  expect(asked[0]?.has('at')).toBe(false);
});

test('C42: a frame for an event leads there by its beginning, and visitors may still leave now', async () => {
  const event = '2026-11-20T19:00:00|Match|Town Hall';
  const { asked } = open(
    `/?view=embed&from=0341&to=43.08,-89.41,Town%20Hall&event=${encodeURIComponent(event)}`,
  );
  await screen.findByRole('button', { name: like(own.sentence(ANY, ANY)) });
  await waitFor(() => expect(asked.some((query) => query.get('by') === 'car')).toBe(true));
  for (const query of asked) {
    expect(query.get('at')).toBe('2026-11-21T01:00:59.000Z');
    expect(query.get('arriveBy')).toBe('true');
  }
  expect(asked.find((query) => query.get('by') === 'car')?.get('event')).toBe(event);
  const shown = asked.length;
  const when = screen.getByRole('combobox', { name: own.when });
  await userEvent.selectOptions(when, own.leaveAt);
  await userEvent.selectOptions(when, own.leaveNow);
  await waitFor(() => expect(asked.slice(shown).some((query) => !query.has('at'))).toBe(true));
});

test('C42: a frame for an event that has begun says how to get there now', async () => {
  const event = '2026-11-20T09:00:00|Match|Town Hall';
  const { asked } = open(
    `/?view=embed&from=0341&to=43.08,-89.41,Town%20Hall&event=${encodeURIComponent(event)}`,
  );
  await screen.findByRole('button', { name: like(own.sentence(ANY, ANY)) });
  expect(asked[0]?.has('at')).toBe(false);
});
