import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Bikes } from '../../../src/contract/bikes/BikesAnswer.ts';
import { theSettings } from '../../support/builders.ts';
import { supply } from '../../support/cities/supply.ts';
import { MOMENT } from '../../support/moment/moment.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

const SYSTEM = 'Lake Bikes';
const HERE = { latitude: 43.0734, longitude: -89.4015 };

const BIKES: Bikes = {
  stations: [
    { bikeID: '1:far', name: 'Capitol', latitude: 43.0747, longitude: -89.3842, system: SYSTEM },
    {
      ...HERE,
      bikeID: '1:near',
      name: 'Library Mall',
      system: SYSTEM,
      bikes: 5,
      ebikes: 2,
      docks: 3,
      countedAt: MOMENT - 20_000,
      links: { web: 'https://bikes.example/near', ios: 'lake://near' },
    },
  ],
  free: [{ ...HERE, system: SYSTEM, bikes: 4, scooters: 1, countedAt: MOMENT - 20_000 }],
};

const settings = (bikes: boolean) => ({
  features: { ...theSettings().features, times: false, bikes },
});

// The counts' ages are of this moment, and other tests of the process may have taken minutes.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: MOMENT }));

/** The page of a city with these bikes. */
const show = (url: string, bikes: Bikes = BIKES) =>
  renderRider({ url, settings: settings(true), source: { bikes: supply(async () => bikes) } });

const rowsOfBikes = async () =>
  within(await screen.findByRole('list', { name: en.layers.bikes })).findAllByRole('button');

test('V2: the list has the nearest station first, with what can be rented there and returned', async () => {
  show('/?panel=bikes');
  const [near, far] = await rowsOfBikes();
  expect(near?.textContent).toContain('Library Mall');
  for (const said of ['5 bikes', '2 of them electric', '3 free docks'])
    expect(near?.textContent).toContain(said);
  // A station without counts is not an empty one.
  expect(far?.textContent).toContain(en.bikes.unknown);
  const placeOf = (row: HTMLElement | undefined) =>
    ['posinset', 'setsize'].map((name) => row?.closest('li')?.getAttribute(`aria-${name}`));
  expect([near, far].map(placeOf)).toEqual([
    ['1', '2'],
    ['2', '2'],
  ]);
});

test('V2: a station has a card with its links, which its address opens', async () => {
  const user = userEvent.setup();
  show('/?panel=bikes');
  const [near] = await rowsOfBikes();
  if (near === undefined) throw new Error('the list is empty');
  await user.click(near);
  expect(await screen.findByRole('heading', { name: 'Library Mall' })).toBeTruthy();
  await waitFor(() => expect(window.location.search).toContain('bike='));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['https://bikes.example/near', 'lake://near']));
});

test('V2: a stop’s card says what can be rented around it, also without a station', async () => {
  show('/?stop=0100');
  const around = await screen.findByRole('region', { name: en.bikes.around });
  expect(around.textContent).toContain('Library Mall');
  expect(around.textContent).toMatch(/4 bikes\s· 1 scooter/);
  expect(around.textContent).not.toContain('Capitol');
});

test('V1: an old count says how old it is, and a lost one is no count', async () => {
  const minutesAgo = (minutes: number) => ({
    ...HERE,
    bikeID: `1:${minutes}`,
    name: `${minutes}`,
    system: SYSTEM,
    bikes: 5,
    countedAt: MOMENT - minutes * 60_000,
  });
  show('/?panel=bikes', { free: [], stations: [0, 7, 20, 120].map(minutesAgo) });
  const texts = (await rowsOfBikes()).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('5 bikes');
  expect(texts[0]).not.toContain('Counted');
  expect(texts[1]).toMatch(/5 bikes.*Counted 7 min/);
  expect(texts[2]).not.toContain('5 bikes');
});

test('V1: bikes without a station say how old their count is once it is late, and are gone once it is lost', async () => {
  const around = async (minutes: number) => {
    const free = BIKES.free.map((one) => ({ ...one, countedAt: MOMENT - minutes * 60_000 }));
    show('/?stop=0100', { ...BIKES, free });
    const { textContent } = await screen.findByRole('region', { name: en.bikes.around });
    cleanup();
    return textContent;
  };
  expect(await around(7)).toMatch(/4 bikes.*Counted 7 min/);
  expect(await around(300)).not.toContain('4 bikes');
});

test('V1, V2: a stop near which there are none has no part about bikes, also where all are too old', async () => {
  const free = BIKES.free.map((one) => ({ ...one, countedAt: MOMENT - 5 * 3_600_000 }));
  const { requests } = show('/?stop=0100', { stations: [], free });
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
  await waitFor(() => expect(requests.join()).toContain('getbikes'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('.added-near')).toBeNull();
});

test('V2: a station that is gone says so', async () => {
  show('/?bike=1:closed');
  expect(await screen.findByText(en.bikes.gone)).toBeTruthy();
});

test('V2: bikes that can’t be read are not a city without bikes', async () => {
  const { container } = renderRider({
    url: '/?panel=bikes',
    settings: settings(true),
    source: { bikes: supply(async () => BIKES) },
    isDown: (url) => url.includes('getbikes'),
  });
  await waitFor(() => expect(container.textContent).toMatch(/Shared bikes/));
  expect(screen.queryByText(en.bikes.none)).toBeNull();
  expect(screen.queryByRole('list', { name: en.layers.bikes })?.children.length ?? 0).toBe(0);
});

test('V2: a city without bikes has no tab, no layer and no request for them', async () => {
  const { requests } = renderRider({ url: '/?panel=bikes&bike=1:near', settings: settings(false) });
  expect(await screen.findByRole('tab', { name: en.page.tabs.stops })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: en.page.tabs.bikes })).toBeNull();
  expect(requests.filter((url) => url.includes('getbikes'))).toEqual([]);
});
