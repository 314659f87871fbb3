import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../../src/audiences/embed/Embed.tsx';
import type { Alert } from '../../../../src/contract/alerts/Alert.ts';
import { anAlert } from '../../../support/builders.ts';
import { NOON, type SmallOverrides } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const MINUTE = 60_000;
const words = en.notices;

beforeEach(() => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
const open = (url: string, alerts: readonly Alert[], source: SmallOverrides = {}) =>
  renderRider({ url, source: { alerts: supply(async () => alerts), ...source } });
const notice = (header: string, overrides: Partial<Alert> = {}) =>
  anAlert({ alertID: header, header: { en: header }, ...overrides });
const listed = async () =>
  within(await screen.findByRole('list', { name: en.page.tabs.notices }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('Q4, N5: a stop’s card has its notices in one line, which opens all of them in place', async () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((name) => notice(`Notice ${name}`));
  open('?stop=0100', [...five, notice('Elsewhere', { concerns: [{ stops: ['0341'] }] })]);
  const count = await screen.findByText(words.count(5, '5'));
  const fold = count.closest('details');
  expect(fold?.open).toBe(false);
  fireEvent.click(count);
  expect(fold?.open).toBe(true);
  expect(await listed()).toHaveLength(5);
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

test('N2, N5: the first sentence is seen without a tap, and nothing is HTML', async () => {
  open('?stop=0100', [
    notice('17 Hurontario', {
      description: { en: 'Use <b>stop</b> 7. It is 50 m south.' },
      webUrl: 'https://city.example/17',
    }),
  ]);
  const line = (await screen.findByText('17 Hurontario')).closest('details');
  expect(line?.querySelector('summary')?.textContent).toContain('Use <b>stop</b> 7.');
  expect(line?.querySelector('summary')?.textContent).not.toContain('50 m');
  expect(line?.textContent).toContain('It is 50 m south.');
  const link = within(line ?? document.body)
    .getByText(words.web)
    .closest('a');
  expect(link?.getAttribute('href')).toBe('https://city.example/17');
});

test('N2, C19: an address in a text is a link, without the punctuation around it, and no other text is', async () => {
  const text =
    'See the map (https://city.example/map?a=1&b=2). Or javascript://alert(1)! Call 555-0100 or www.city.example.';
  open('?stop=0100', [notice('17 Hurontario', { description: { en: text } })]);
  const line = (await screen.findByText('17 Hurontario')).closest('details');
  const links = [...(line?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://city.example/map?a=1&b=2',
    'https://www.city.example/',
  ]);
  expect(line?.querySelector('.notice-line__text')?.textContent).toContain('map?a=1&b=2). Or java');
});

test('N2: a notice of one sentence opens if that has a link', async () => {
  open('?stop=0100', [notice('Snow', { description: { en: 'https://city.example/snow' } })]);
  const line = (await screen.findByText('Snow')).closest('details');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('https://city.example/snow');
});

test('N3: a text in another language has its language', async () => {
  open('?stop=0100', [notice('x', { header: { fr: 'Arrêt fermé' }, description: {} })]);
  expect((await screen.findByText('Arrêt fermé')).getAttribute('lang')).toBe('fr');
});

test('N5: a route’s chip has the count of notices about the whole route', async () => {
  open('/', [
    notice('a', { concerns: [{ routeID: '03' }], effect: 'detour' }),
    notice('b', { concerns: [{ routeID: '03' }] }),
    notice('c', { concerns: [{ routeID: '07', stops: ['0100'] }] }),
  ]);
  const chip = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0];
  await waitFor(async () =>
    expect((await chip(/Crosstown/))?.querySelector('.route-mark')?.textContent).toContain('2'),
  );
  const mark = (await chip(/Crosstown/))?.querySelector('.route-mark');
  expect(mark?.getAttribute('data-importance')).toBe('severe');
  expect((await chip(/Lakeside/))?.querySelector('.route-mark')).toBeNull();
});

test('N5: all notices have a list with its own URL, by route', async () => {
  open('?panel=notices', [
    notice('Stop', {}),
    notice('Detour', { concerns: [{ routeID: '07' }] }),
    notice('Snow', { concerns: [] }),
  ]);
  await within(await screen.findByRole('tabpanel')).findByText('Snow');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([words.city, '07Lakeside', en.layers.stops]);
  expect(screen.getByRole('tab', { name: en.page.tabs.notices, selected: true })).toBeDefined();
});

test('N5: a notice of several routes names them before it is opened', async () => {
  const concerns = ['07', '03'].map((routeID) => ({ routeID }));
  open('?panel=notices', [notice('Closed', { concerns, description: { en: 'Long. Longer.' } })]);
  const summary = (await screen.findByText('Closed')).closest('summary');
  const routes = summary?.querySelector('.notices-panel__routes');
  expect([...(routes?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['07', '03']);
});

test('N5: without notices the list says so, and one that can’t be read does not look like it', async () => {
  open('?panel=notices', []);
  expect(await screen.findByText(words.none)).toBeDefined();
  cleanup();
  const down = supply(async (): Promise<never> => {
    throw new Error('down');
  });
  renderRider({ url: '?panel=notices', source: { alerts: down } });
  expect(await screen.findByText(/couldn.t be loaded|can.t be/i)).toBeDefined();
  expect(screen.queryByText(words.none)).toBeNull();
});

test('N5: a city without notices has no tab for them', async () => {
  renderRider({ url: '?panel=notices' });
  expect(
    await screen.findByRole('tab', { name: en.page.tabs.stops, selected: true }),
  ).toBeDefined();
  expect(screen.queryByRole('tab', { name: en.page.tabs.notices })).toBeNull();
});

test('N5: a severe notice for the whole city is a bar that stays folded away until it changes', async () => {
  const snow = notice('Snow', { severity: 'severe', concerns: [] });
  open('/', [snow]);
  const bar = async () => screen.findByRole('complementary', { name: words.severe });
  fireEvent.click(within(await bar()).getByRole('button', { name: words.hide }));
  expect(screen.queryByRole('complementary', { name: words.severe })).toBeNull();
  cleanup();
  open('?panel=notices', [{ ...snow, periods: [{ from: NOON - 2 * MINUTE }] }]);
  await within(await screen.findByRole('tabpanel')).findByText('Snow');
  expect(screen.queryByRole('complementary', { name: words.severe })).toBeNull();
  cleanup();
  open('/', [{ ...snow, description: { en: 'It snows more.' } }]);
  expect(await bar()).toBeDefined();
});

test('Q1, Q4: on a stop’s card the severe notice for the whole city is in the line of its notices, and not in a bar', async () => {
  const snow = notice('Snow', { severity: 'severe', concerns: [] });
  open('?stop=0100', [snow, notice('Detour')]);
  const count = await screen.findByText(words.count(2, '2'));
  expect(count.closest('article')).not.toBeNull();
  expect(screen.queryByRole('complementary', { name: words.severe })).toBeNull();
});

test('Q4, N6: a closed stop counts nobody down, and the nearest open stop of its routes is there with its departures', async () => {
  const times = timesOf((stopID) => [
    arrivalIn(stopID === '0100' ? 5 : 7, { basis: 'reported', tripID: `20261120.${stopID}` }),
  ]);
  open('?route=03&stop=0100', [notice('Closed')], { times });
  const closed = await screen.findByRole('list', { name: en.times.notComing });
  expect(within(closed).getByRole('button', { name: /doesn't stop here$/ })).toBeTruthy();
  expect(closed.textContent).not.toMatch(/\d min/);
  const other = await screen.findByRole('region', { name: /^Use / });
  expect(await within(other).findByRole('button', { name: /in [67] minutes/ })).toBeTruthy();
});

test('N8: a frame has a list of notices alone, and no tab for them unless its URL names it', async () => {
  const source = { alerts: supply(async () => [notice('Snow', { concerns: [] })]) };
  const { requests } = renderRider({
    audience: Embed,
    url: '?view=embed&mode=list&panels=notices',
    source,
  });
  expect(await screen.findByText('Snow')).toBeDefined();
  expect(requests.filter((url) => /getvehicles|lots/.test(url))).toEqual([]);
  cleanup();
  renderRider({ audience: Embed, url: '?view=embed&mode=list', source });
  expect(await screen.findByRole('tab', { name: en.page.tabs.stops })).toBeDefined();
  expect(screen.queryByRole('tab', { name: en.page.tabs.notices })).toBeNull();
});

test('N9: a city with notices and no live data has "what changed", too', async () => {
  localStorage.setItem(
    'curbside/1/visit',
    JSON.stringify({ at: NOON, lots: [], events: [], notices: [] }),
  );
  renderRider({
    settings: { features: { vehicles: false, parking: false, notices: true } },
    source: { alerts: supply(async () => [notice('Snow', { concerns: [] })]) },
  });
  expect(await screen.findByRole('button', { name: en.changes.button(1, '1') })).toBeDefined();
});
