import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { Embed } from '../../../../src/audiences/embed/Embed.tsx';
import { RIDER_FAVORITES } from '../../../../src/audiences/rider/saved/rider-favorites.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => RIDER_FAVORITES.clear());
const parameters = () => new URLSearchParams(window.location.search);
const favorite = () => screen.findByRole('button', { name: en.favorites.add });
const card = () => screen.findByRole('heading', { name: 'University & Park' });

/** The service pads IDs with zeros: a request for 100 returns the stop 0100. */
const LINK = '/?route=03&stop=100';

test('R35: a link without a stop ID’s zeros opens the stop, and URL and favorite have its own ID', async () => {
  renderRider({ url: LINK });
  await card();
  expect(screen.getByText(en.stops.stopID('0100'))).toBeTruthy();
  expect(screen.queryByText(en.stop.routesNotSelected)).toBeNull();
  await waitFor(() => expect(parameters().get('stop')).toBe('0100'));
  await userEvent.click(await favorite());
  expect(RIDER_FAVORITES.get()).toMatchObject([
    { kind: 'stop', id: '0100', name: 'University & Park' },
  ]);
});

test('R35: a frame opens it too and leaves its URL as it is', async () => {
  renderRider({ url: '/?view=embed&route=03&stop=100', audience: Embed });
  await card();
  await waitFor(() => expect(screen.queryByText(en.stop.routesNotSelected)).toBeNull());
  expect(parameters().get('stop')).toBe('100');
});

test('R35: a favorite stop is shown as one with or without its zeros in the link', async () => {
  RIDER_FAVORITES.set([{ kind: 'stop', id: '0100', name: 'University & Park' }]);
  renderRider({ url: LINK });
  await waitFor(async () => expect((await favorite()).getAttribute('aria-pressed')).toBe('true'));
});

test('R35: a favorite that was saved without its zeros gets the service’s ID', async () => {
  RIDER_FAVORITES.set([
    { kind: 'stop', id: '100', name: 'University & Park', routes: ['03'] },
    { kind: 'lot', id: '100', name: 'A lot' },
    { kind: 'stop', id: '0100', name: 'University & Park', routes: ['07'] },
  ]);
  renderRider({ url: LINK });
  await waitFor(() =>
    expect(RIDER_FAVORITES.get().map(({ kind, id }) => [kind, id])).toEqual([
      ['stop', '0100'],
      ['lot', '100'],
    ]),
  );
  expect(RIDER_FAVORITES.get()[0]?.routes?.toSorted()).toEqual(['03', '07']);
});

test('R35: a search for the number without its zeros finds the stop once, by its own ID', async () => {
  const requests: string[] = [];
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) => {
      requests.push(request.url);
      return service(request);
    },
  });
  await screen.findByRole('button', { name: /University & Park/ });
  const box = await screen.findByRole('combobox');
  await userEvent.type(box, '070');
  expect(await screen.findByRole('option', { name: like(en.stops.stopID('0070')) })).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, '100');
  await waitFor(() => expect(requests.some((url) => url.includes('stopID=100'))).toBe(true));
  await userEvent.type(box, ' ');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: /University & Park/ }));
  await card();
  expect(parameters().get('stop')).toBe('0100');
});
