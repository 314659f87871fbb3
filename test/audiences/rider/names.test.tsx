import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { smallSource } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { fakeDatabase } from '../../support/page/fakeDatabase.ts';
import { renderRider, type RiderOptions } from '../../support/page/render-rider.tsx';
import { savedAnswer } from '../../support/page/savedAnswer.ts';
import { like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

fakeDatabase();

/** As if the feed's own names were in another language than English. */
const ENGLISH = {
  'University & Park': 'Takaoka Station',
  'East Transfer Point': 'Great Buddha',
  Crosstown: 'Suehiro Line',
  Smallville: 'Takaoka',
};
const KANA = { 'University & Park': 'たかおかえきまえ', 'Johnson & Park': 'しらかわ' };

function open(languages: readonly string[], own = 'ja', middleware?: RiderOptions['middleware']) {
  const { city } = smallSource();
  const names = { documents: '/names/{language}.json', languages, own };
  return renderRider({
    ...(middleware && { middleware }),
    url: '/?route=03',
    settings: { names },
    source: {
      city: city && { ...city, names },
      names: supply(async (language: string) => {
        if (language === 'ja-Hrkt') return { language, names: KANA };
        return { language, names: ENGLISH, stops: { '0341': 'Shirakawa' } };
      }),
    },
  });
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: en.stops.ofRoute('03') });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test("L5: stops, destinations and routes are in the page's language, and the own ones where it has none", async () => {
  open(['ja-Hrkt', 'en-US']);
  expect(await screen.findByText('Takaoka Station')).toBeTruthy();
  expect(await rows()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Takaoka Station'),
      expect.stringContaining('Shirakawa'),
      expect.stringContaining('Mills & Johnson'),
    ]),
  );
  expect(screen.getByRole('button', { name: en.routes.name('03', 'Suehiro Line') })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Takaoka');
  await waitFor(() => expect(document.title).toBe(en.page.title('Takaoka')));
});

test("L5: a link has the feed's own destination, so it works in every language", async () => {
  open(['en']);
  await userEvent.click(await screen.findByRole('button', { name: 'Great Buddha' }));
  expect(new URLSearchParams(window.location.search).get('destination')).toBe(
    'East Transfer Point',
  );
});

test('L5: the search finds a stop by any of its names, and its card also has the one on its sign', async () => {
  open(['ja-Hrkt', 'en']);
  await screen.findByText('Takaoka Station');
  for (const query of ['takaoka', 'university', 'タカオカエキ']) {
    await userEvent.clear(await screen.findByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), query);
    expect(await screen.findByRole('option', { name: like('Takaoka Station') })).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('option', { name: like('Takaoka Station') }));
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Takaoka Station' })).toBeTruthy();
  expect(card.textContent).toContain('University & Park');
});

test('L5: the page of a feed in its language, and of one without translations, reads no names', async () => {
  const inEnglish = open(['fr', 'he'], 'en-CA');
  expect(await screen.findByText('University & Park')).toBeTruthy();
  cleanup();
  const untranslated = renderRider({ url: '/?route=03' });
  expect(await screen.findByText('University & Park')).toBeTruthy();
  for (const { requests } of [inEnglish, untranslated])
    expect(requests.filter((url) => url.includes('/names/'))).toEqual([]);
});

test("L5: without a network the names of the last visit are in the page's language", async () => {
  open(['en']);
  await screen.findByText('Takaoka Station');
  await savedAnswer(' names en');
  await savedAnswer(' stops 03');
  cleanup();
  open(['en'], 'ja', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('Takaoka Station')).toBeTruthy();
});
