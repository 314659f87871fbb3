import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { withoutHouseNumber } from '../../../../src/audiences/rider/search/useNamesOrStreet.ts';
import { OPENED_MAP } from '../../../../src/map/openedMap.ts';
import { aTiledMap } from '../../../support/page/aTiledMap.ts';
import { renderRider, type RiderOptions } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const ask = async (text: string) => userEvent.type(await screen.findByRole('combobox'), text);
const results = () => screen.findByRole('region', { name: en.search.results });

const WITH_PLACES = { settings: { features: { vehicles: true, parking: true, places: true } } };
const CITY_HALL = {
  kind: 'place',
  name: 'City Hall',
  detail: '1 Oak St',
  latitude: '43.0741',
  longitude: '-89.3809',
};

test('J5a: addresses are below the stops, asked once typing pauses, and lead to the stops there', async () => {
  const asked: string[] = [];
  renderRider({
    url: '/?route=03',
    ...WITH_PLACES,
    middleware: async (request, service) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/v1/places')) return service(request);
      asked.push(searchParams.get('text') ?? '');
      return Response.json({ status: '0', places: [CITY_HALL], attribution: 'Data of a test' });
    },
  });
  await ask('un');
  await ask('iversity');
  const found = within(await results());
  const place = await found.findByRole('option', { name: like(`City Hall${ANY}1 Oak St`) });
  expect(place.textContent).toContain(en.search.placeKinds.place);
  expect(found.getByText('Data of a test')).toBeTruthy();
  const groups = found.getAllByRole('group').map((group) => group.textContent);
  expect(groups[0]).toContain(en.layers.stops);
  expect(groups.at(-1)).toContain(en.search.kinds.place);
  expect(asked).toEqual(['university']);
  await userEvent.click(place);
  expect(new URLSearchParams(window.location.search).get('near')).toBe('43.0741,-89.3809');
});

test('J5a: an address keeps its own direction beside words that are read from right to left', async () => {
  renderRider({
    url: '/?route=03&lang=he',
    ...WITH_PLACES,
    middleware: async (request, service) =>
      request.url.includes('/v1/places')
        ? Response.json({ status: '0', places: [CITY_HALL], attribution: '© Data of a test' })
        : service(request),
  });
  await ask('city');
  expect((await screen.findByText(like(`${ANY}1 Oak St`))).textContent).toContain(
    '\u20661 Oak St\u2069',
  );
  expect(screen.getByText('© Data of a test').tagName).toBe('BDI');
});

/** The answer of a server whose geocoder fails. */
const failing: RiderOptions['middleware'] = async (request, service) =>
  request.url.includes('/v1/places')
    ? Response.json({ status: '0', places: [], attribution: 'x', isPartial: true })
    : service(request);

test('J5a: where the geocoder fails, the search says that addresses could not be searched', async () => {
  renderRider({
    url: '/?route=03',
    ...WITH_PLACES,
    middleware: failing,
  });
  await ask('zeppelin');
  const found = within(await results());
  expect(
    await found.findByText(en.search.partFailed(en.search.kinds.place, en.failures.unreachable)),
  ).toBeTruthy();
  expect(found.getByText(en.search.noneInSearched('zeppelin'))).toBeTruthy();
  expect(found.queryByText('x')).toBeNull();
});

test.each([
  ['two letters', 'un', WITH_PLACES],
  ['a service without a geocoder', 'university', {}],
])('J5a: nobody is asked for addresses with %s', async (_what, text, options) => {
  const { requests } = renderRider({ url: '/?route=03', ...options });
  await ask(text);
  await within(await results()).findAllByRole('option');
  // A pause in typing is shorter.
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  expect(requests.filter((url) => url.includes('/v1/places'))).toEqual([]);
});

test('J5a: without a geocoder, and where it fails, the names of the map’s tiles are found', async () => {
  const querySourceFeatures = (_source: string, { sourceLayer }: { sourceLayer: string }) =>
    sourceLayer === 'poi'
      ? [
          {
            properties: { name: 'Zeppelin Hall' },
            geometry: { type: 'Point' as const, coordinates: [-89.3809, 43.0741] },
          },
        ]
      : [];
  const getStyle = () => ({ sources: { streets: { type: 'vector' } } });
  vi.spyOn(OPENED_MAP, 'get').mockReturnValue(aTiledMap({ getStyle, querySourceFeatures }));
  for (const options of [{}, WITH_PLACES]) {
    renderRider({
      url: '/?route=03',
      ...options,
      middleware: failing,
    });
    await ask('zeppelin');
    const found = within(await results());
    const place = await found.findByRole('option', { name: like(`Zeppelin Hall${ANY}`) });
    expect(place.textContent).toContain(en.search.placeKinds.place);
    await userEvent.click(place);
    expect(new URLSearchParams(window.location.search).get('near')).toBe('43.0741,-89.3809');
    cleanup();
  }
});

test('J5a: without a geocoder an address finds its street and the stops there, and says that the number is not searched', async () => {
  renderRider({ url: '/?route=03' });
  await ask('12a University');
  const found = within(await results());
  expect(await found.findByText(like(en.search.withoutNumber('University') + ANY))).toBeTruthy();
  const [first] = await found.findAllByRole('option');
  expect(first?.textContent).toContain('University');
  expect(found.getByText(like(en.search.tapMap + ANY))).toBeTruthy();
});

test.each([
  ['12a Oak St', 'Oak St'],
  ['Calle Mayor 15', 'Calle Mayor'],
  ['4500, Oak St', 'Oak St'],
  ['1663', ''],
  ['5 Al', ''],
  ['5th Ave', ''],
])('J5a: the street of the address “%s” is “%s”', (address, street) => {
  expect(withoutHouseNumber(address)).toBe(street);
});

test('J5a: a search without results says that the map can be tapped, and shows more of it', async () => {
  renderRider({ url: '/?route=03' });
  await ask('zeppelin');
  const found = within(await results());
  expect(await found.findByText(en.search.none('zeppelin'))).toBeTruthy();
  expect(found.getByText(like(en.search.tapMap + ANY))).toBeTruthy();
  const sheet = screen.getByRole('region', { name: en.page.panel });
  expect(sheet.dataset['height']).toBe('tall');
  await userEvent.click(found.getByRole('button', { name: en.page.sheetShorter }));
  expect(sheet.dataset['height']).toBe('low');
});
