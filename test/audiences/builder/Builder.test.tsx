import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Builder } from '../../../src/audiences/builder/Builder.tsx';
import { loadWords } from '../../../src/lib/words/loadWords.ts';
import { supply } from '../../support/cities/supply.ts';
import { eventually } from '../../support/eventually.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import type { RiderOptions } from '../../support/page/render-rider.tsx';
import { like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en, es } from '../../support/words/catalogs.ts';

await loadWords('es');

const open = (
  query = '',
  source: RiderOptions['source'] = {},
  settings: RiderOptions['settings'] = {},
) => renderRider({ audience: Builder, url: `/?view=builder${query}`, source, settings });

/** The code to copy, as the page that it is pasted into reads it. */
function snippet(label: string = en.builder.code) {
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  const frame = body.querySelector('iframe');
  const { searchParams } = new URL(frame?.getAttribute('src') ?? '');
  return { frame, value, parameters: Object.fromEntries(searchParams) };
}

test('B19: what is chosen by name is in the code, in the preview and in the builder’s URL', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: en.routes.name('03', 'Crosstown') }));
  await user.click(await screen.findByRole('checkbox', { name: 'Capitol Square North Garage' }));
  await user.click(screen.getByRole('radio', { name: en.builder.themes.dark }));
  await user.click(screen.getByRole('checkbox', { name: en.layers.legend }));
  await user.type(screen.getByLabelText(en.builder.title, { exact: false }), 'To the fair');
  await user.click(screen.getByRole('radio', { name: /640/ }));
  expect(snippet().parameters).toEqual({
    view: 'embed',
    route: '03',
    lots: 'north',
    theme: 'dark',
    controls: 'zoom,locate,fullscreen,list',
    title: 'To the fair',
  });
  expect(snippet().frame?.getAttribute('title')).toBe('To the fair');
  expect(snippet().frame?.getAttribute('width')).toBe('640');
  const preview = () => screen.getByTitle(en.builder.previewTitle);
  expect(preview().hasAttribute('inert')).toBe(true);
  await eventually(() => expect(preview().getAttribute('src')).toContain('title=To+the+fair'));
  await eventually(() => expect(window.location.search).toContain('size=640x480'));
  expect(window.location.search).toContain('view=builder&');
});

test('B17: a heading of spaces leaves the frame its name', async () => {
  open();
  const field = await screen.findByLabelText(en.builder.title, { exact: false });
  await userEvent.setup().type(field, '  ');
  expect(snippet().frame?.getAttribute('title')).toBe(en.page.title('Smallville'));
});

test('J8, J7: a destination without a name is called by the nearest stop, as on the page', async () => {
  open('&to=43.0733673,-89.4014633', { times: timesOf(() => [], null) });
  expect(await screen.findByText(like(en.stops.near('University & Park')))).toBeTruthy();
});

test('J8: of a frame that leads to a place, only what has an effect is offered and in the code', async () => {
  open(
    '&ui=es&lang=en&to=0538&route=03&mode=list&hide=stops&panels=departures&lots=north&bbox=-90,43,-89,44&theme=dark',
    { times: timesOf(() => [], null) },
  );
  const journey = await screen.findByRole('checkbox', { name: like(es.journeys.here) });
  expect(screen.queryByRole('heading', { name: es.builder.content })).toBeNull();
  expect(screen.queryByText(es.routes.heading)).toBeNull();
  expect(screen.queryByText(es.layers.lots)).toBeNull();
  expect(screen.queryByText(es.builder.noDepartureStops)).toBeNull();
  expect(screen.queryByText(es.builder.findPlaceHelp)).toBeNull();
  const code = () => snippet(es.builder.code);
  const title = `${en.journeys.directions} – ${en.journeys.heading('Mills & Johnson')}`;
  await eventually(() => expect(code().frame?.getAttribute('title')).toBe(title));
  expect(code().parameters).toEqual({ view: 'embed', to: '0538', lang: 'en', theme: 'dark' });
  const link = new DOMParser().parseFromString(code().value, 'text/html').querySelector('a');
  expect(link?.textContent).toBe(title);
  expect(new URL(link?.href ?? '').search).toBe('?to=0538&theme=dark&lang=en');
  // The map is as it was.
  await userEvent.setup().click(journey);
  expect(await screen.findByRole('heading', { name: es.builder.content })).toBeTruthy();
  expect(code().parameters).toMatchObject({ stop: '0538', route: '03', mode: 'list' });
});

test.each([
  { city: 24, query: '', hint: en.builder.noRoutes },
  { city: 24, query: '&mode=list', hint: en.builder.someRoutes },
  { city: 24, query: '&stop=0538', hint: en.builder.someRoutes },
  { city: 82, query: '', hint: en.builder.someRoutes },
  { city: 82, query: '&mode=list&stop=0538', hint: null },
  { city: 82, query: '&route=5', hint: null },
])(
  'B19: without a route, the builder of $city routes says what the frame shows: $query',
  async ({ city, query, hint }) => {
    const routes = Array.from({ length: city }, (_, index) => ({
      routeID: String(index),
      name: `Street ${index}`,
      color: '#336699',
      textColor: '#ffffff',
    }));
    open(query, { times: timesOf(() => [], null) }, { routes });
    await screen.findByText(en.builder.question);
    const hints = [en.builder.noRoutes, en.builder.someRoutes];
    expect(hints.filter((one) => screen.queryByText(one) !== null)).toEqual(hint ? [hint] : []);
  },
);

test('B19: a stop is found by search with the keyboard alone, and can be removed', async () => {
  open('&route=03');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: en.builder.findPlace }), 'johnson');
  await screen.findByRole('option', { name: /Mills & Johnson/ });
  await user.keyboard('{ArrowDown}{Enter}');
  const name = await screen.findByRole('button', { name: /Mills & Johnson/ });
  expect(snippet().parameters['stop']).toBe('0538');
  expect(snippet().frame?.getAttribute('title')).toContain('Mills & Johnson');
  await user.click(name);
  expect(snippet().parameters['stop']).toBeUndefined();
});

test('T24: departures are chosen in the builder, with several stops', async () => {
  open('&route=03&stop=0100', { times: { arrivals: supply(async () => null, null) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: en.page.tabs.departures }));
  expect(await screen.findByRole('button', { name: /University & Park/ })).toBeTruthy();
  await user.type(
    await screen.findByRole('combobox', { name: en.builder.departureStops }),
    'johnson',
  );
  await screen.findByRole('option', { name: /Mills & Johnson/ });
  await user.keyboard('{ArrowDown}{Enter}');
  const mills = await screen.findByRole('button', { name: /Mills & Johnson/ });
  expect(snippet().parameters).toMatchObject({
    panels: 'departures,stops,buses,parking,events',
    stop: '0100,0538',
  });
  await user.click(mills);
  // The stop that is asked for first is one more of them.
  await user.type(screen.getByRole('combobox', { name: en.builder.findPlace }), 'johnson');
  await screen.findByRole('option', { name: /Mills & Johnson/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(snippet().parameters['stop']).toBe('0100,0538');
  await user.click(await screen.findByRole('button', { name: /Mills & Johnson/ }));
  await user.click(screen.getByRole('button', { name: /University & Park/ }));
  expect(await screen.findByText(en.builder.noDepartureStops)).toBeTruthy();
});

test('B19: a copy is confirmed for the ear too', async () => {
  let copied = '';
  open('&route=03');
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: en.builder.copyCode });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text;
  });
  await user.click(button);
  expect(copied).toBe(snippet().value);
  await screen.findAllByText(en.builder.codeCopied);
  const live = document.querySelector<HTMLElement>('[aria-live]');
  expect(live === null ? '' : within(live).getByText(en.builder.codeCopied).textContent).not.toBe(
    '',
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: en.builder.copyOembed, hidden: true }));
  expect(await screen.findAllByText(en.builder.copyFailed)).not.toEqual([]);
});

test('B19: the builder speaks its own language, and the code that of the frame', async () => {
  open('&ui=es&lang=en&route=03&lots=nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: es.builder.heading })).toBeDefined();
  expect(await screen.findByText(es.kiosk.unknownLots(1, 'nowhere'))).toBeDefined();
  await eventually(() =>
    expect(snippet(es.builder.code).frame?.getAttribute('title')).toBe(
      `${en.page.title('Smallville')} – ${en.routes.name('03', 'Crosstown')}`,
    ),
  );
});

test('B19: the oEmbed address names the frame and its size', async () => {
  open('&route=03&size=640x480');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: en.builder.oembed,
    hidden: true,
  });
  const { pathname, searchParams } = new URL(field.value);
  expect(pathname).toBe('/oembed');
  expect(searchParams.get('format')).toBe('json');
  const frame = new URL(searchParams.get('url') ?? '');
  expect(Object.fromEntries(frame.searchParams)).toEqual({
    view: 'embed',
    route: '03',
    size: '640x480',
  });
});

test('R27: what the rider’s view filters by can be seen and removed', async () => {
  open('&route=03&destination=East%20Transfer%20Point&operator=nobody');
  const user = userEvent.setup();
  for (const name of [en.stops.toward('East Transfer Point'), 'nobody'])
    await user.click(await screen.findByRole('button', { name: en.builder.remove(name) }));
  expect(snippet().parameters).toEqual({ view: 'embed', route: '03' });
});
