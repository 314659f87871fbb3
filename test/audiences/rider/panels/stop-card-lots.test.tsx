import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aLot } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const panel = () => within(screen.getByRole('tabpanel'));

const FAR = aLot({ coordinates: { lat: 43.2, lng: -89.4 } });

test('R18: a stop without a lot with open spots within a walk says so', async () => {
  renderRider({ url: '/?route=03&stop=0100', source: { lots: async () => [FAR] } });
  expect(await panel().findByText(en.parkAndRide.noLots('1,300 ft'))).toBeTruthy();
});

test('R25: lots that could not be loaded are not shown as no lots', async () => {
  renderRider({
    url: '/?route=03&stop=0100',
    source: { lots: () => Promise.reject(new Error('the lots are gone')) },
  });
  // The panel may be replaced while the card loads.
  await waitFor(() => panel().getByText(startingWith(en.failures.part(en.layers.lots, ANY))));
  expect(panel().queryByText(like(en.parkAndRide.noLots(ANY)))).toBeNull();
});

test('C29: at a chosen time the card says that open spots are unknown', async () => {
  renderRider({ url: '/?route=03&stop=0100&at=2099-11-20T18:00' });
  expect(await panel().findByText(en.parkAndRide.noForecast)).toBeTruthy();
});

test('R18: in a city without lots the card does not mention them', async () => {
  renderRider({ url: '/?route=03&stop=0100', source: { lots: async () => [] } });
  expect(await panel().findByText(en.stop.noTimes)).toBeTruthy();
  await waitFor(() => expect(panel().queryByText(en.parkAndRide.lotsLoading)).toBeNull());
  expect(panel().queryByRole('region', { name: like(en.parkAndRide.lots(ANY)) })).toBeNull();
  expect(panel().queryByText(like(en.parkAndRide.noLots(ANY)))).toBeNull();
});
