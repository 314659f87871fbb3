import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, anEvent } from '../../../support/builders.ts';
import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const display = (query: string, lots: () => Promise<ReturnType<typeof aLot>[]>) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query.includes('panels=') ? '' : 'panels=lots&'}${query}`,
    settings: { operators: [{ code: 'uw', name: 'University Transportation' }] },
    source: { lots },
  });

test('A8: at a station, a lot has its walking distance and minutes, also beside an event', async () => {
  for (const specialEvents of [[], [anEvent()]]) {
    display('near=43.0770,-89.3830', async () => [aLot({ specialEvents })]);
    expect(await screen.findByText(like(en.nearby.walk(ANY, ANY)))).toBeTruthy();
    cleanup();
  }
});

test('C8: a display says that a lot is closed, not that it is full', async () => {
  display('', async () => [aLot({ openSpots: null, isClosed: true })]);
  expect(await screen.findByText(en.parking.reasons.closed)).toBeTruthy();
  expect(screen.queryByText(en.kiosk.bands.full)).toBeNull();
});

test('C40: a display says how many spots a lot will have in about half an hour', async () => {
  const at = new Date(Date.now() + 30 * 60_000).toISOString();
  const forecast = [{ at, openSpots: 240, low: 210, high: 262 }];
  display('', async () => [aLot({ openSpots: 400, forecast })]);
  const news = await screen.findByText(like(en.parking.forecast.at('240', ANY)));
  // Also where the device is in another time zone: the city's time is in the header.
  expect(news.textContent).not.toMatch(/CST|GMT/);
});

test('C40, Q24: a display says nothing of a forecast that is about the count of now', async () => {
  const at = new Date(Date.now() + 30 * 60_000).toISOString();
  const forecast = [{ at, openSpots: 240, low: 210, high: 262 }];
  display('', async () => [aLot({ openSpots: 250, forecast })]);
  expect((await screen.findAllByText('250')).length).toBeGreaterThan(0);
  expect(document.querySelector('.kiosk__hidden-row')?.textContent).not.toContain('240');
});

test('A61: a panel lists what is expected of lots in the next two hours, and only of those of which anything is', async () => {
  const spotsIn = (minutes: number, openSpots: number) => ({
    at: new Date(Date.now() + minutes * 60_000).toISOString(),
    openSpots,
    low: openSpots,
    high: openSpots,
  });
  const forecast = [spotsIn(30, 240), spotsIn(60, 130), spotsIn(120, 0)];
  display('panels=forecast', async () => [
    aLot({ openSpots: 400, forecast }),
    aLot({ name: 'Lake Lot', shortName: 'lake' }),
  ]);
  const board = await screen.findByRole('list', { name: en.parking.forecast.heading });
  const [row, ...others] = await within(board).findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(row?.querySelector('.kiosk__hidden-row')?.textContent).toMatch(
    /400 open of \d+\s· about 130\sat .*240.*:/,
  );
  expect(screen.queryByText('Lake Lot')).toBeNull();
});

test('A61: without a forecast, its panel says so', async () => {
  display('panels=forecast', async () => [aLot({ openSpots: 400 })]);
  expect(await screen.findByText(en.display.noForecast)).toBeTruthy();
});

const [north, lake] = [
  aLot({ name: 'North Ramp', shortName: 'north', operatedBy: 'city' }),
  aLot({ name: 'Lake Lot', shortName: 'lake', operatedBy: 'uw' }),
];
const east = aLot({ name: 'East Ramp', shortName: 'east' });

test.each([
  ['lots=nowhere', en.kiosk.unknownLots(1, 'nowhere')],
  ['operator=harbor', en.kiosk.noLotsOf('harbor')],
  ['lots=north&operator=uw', en.kiosk.lotsOfOthers(1, 'north', 'University Transportation')],
])('A1: a list of lots that %s leaves empty says why, once', async (query, sentence) => {
  display(query, async () => [north, lake]);
  const list = await screen.findByRole('region', { name: en.parking.sort.open });
  expect(await within(list).findByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('A51: the count is the only number of its row that stands out', async () => {
  display('', async () => [aLot({ specialEvents: [] })]);
  const count = await screen.findByText('301', { selector: 'strong' });
  expect(count.closest('li')?.querySelectorAll('strong')).toHaveLength(1);
});

test.each([
  ['panels=lots', ['plenty', 'full', 'unknown']],
  ['lots=lake', ['full']],
  ['lots=north,east', ['plenty', 'unknown']],
  ['panels=map', ['plenty', 'full', 'unknown']],
  ['panels=map&lots=lake', ['full']],
] as const)(
  'C7: with %s, the legend explains each mark that is shown, also the hollow one, and no other',
  async (query, bands) => {
    const full = { ...lake, openSpots: 0 };
    display(query, async () => [north, full, { ...east, openSpots: null }]);
    const legend = await screen.findByRole('list', { name: en.parking.legend.heading });
    const items = within(legend).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      bands.map((band) => en.kiosk.bands[band]),
    );
  },
);

test.each([
  ['panels=lots', 4],
  ['panels=map', 5],
])('C7, A50: with all five marks and %s, the legend has %i', async (query, entries) => {
  const lots = [200, 30, 3, 0, null].map((openSpots, nth) =>
    aLot({ name: `Lot ${nth}`, shortName: `${nth}`, openSpots, totalSpots: 200 }),
  );
  display(query, async () => lots);
  const legend = await screen.findByRole('list', { name: en.parking.legend.heading });
  expect(within(legend).getAllByRole('listitem')).toHaveLength(entries);
  expect(within(legend).getByText(en.kiosk.bands.full)).toBeTruthy();
});

/** The stop 0100 of the small city, and lots some degrees north of it: about 10 and 40 minutes' walk. */
const near = aLot({ name: 'Near Ramp', coordinates: { lat: 43.0805, lng: -89.4014 } });
const far = aLot({ name: 'Far Garage', coordinates: { lat: 43.1033, lng: -89.4014 } });
const atStation = (query: string, ...lots: ReturnType<typeof aLot>[]) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&stop=0100${query}`,
    source: { lots: async () => lots },
  });
const lotList = () => screen.queryByRole('region', { name: en.parking.sort.open });

test('A1: a station lists the lots within 20 minutes of walk, unless its address says which', async () => {
  atStation('', near, far);
  expect(await screen.findByText('Near Ramp')).toBeTruthy();
  expect(screen.queryByText('Far Garage')).toBeNull();
  cleanup();
  for (const query of ['&lots=Far Garage', '&operator=city', '&panels=lots']) {
    // Alone, because a second lot would be on another page, which comes after ten seconds.
    atStation(query, far);
    expect(await screen.findByText('Far Garage')).toBeTruthy();
    cleanup();
  }
});

test('A1: a station that no lot is near has no list of lots, and a city has all of its lots', async () => {
  const { container } = atStation('', far);
  await screen.findByRole('region', { name: en.page.tabs.events });
  await eventually(() => expect(container.textContent).toContain('University & Park'));
  expect(lotList()).toBeNull();
  cleanup();
  renderRider({ audience: Kiosk, url: '/?view=kiosk', source: { lots: async () => [far] } });
  expect(await screen.findByText('Far Garage')).toBeTruthy();
});
