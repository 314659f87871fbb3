import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { HUB_CITY, hubCity } from '../../../support/cities/hub-city.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import {
  beginAtNoon,
  MINUTE,
  pass,
  setFromAfar,
  title,
} from '../../../support/page/setFromAfar.tsx';
import { en, es } from '../../../support/words/catalogs.ts';

beginAtNoon();

test('A56: in a large city, a display that moves to another stop is at no moment without departures', async () => {
  const { times: _, lots: __, ...source } = hubCity();
  const settings = { ...HUB_CITY, features: { ...HUB_CITY.features, times: true } };
  const file = setFromAfar(
    { stop: '0800', title: 'Main lobby' },
    undefined,
    undefined,
    () => NOON,
    { settings, source },
  );
  await title('Main lobby');
  await screen.findByText('to 0800');
  file.entry = { stop: '0900', title: 'North lobby' };
  const empty: string[] = [];
  const observer = new MutationObserver(() => {
    const text = document.querySelector('.kiosk__main')?.textContent ?? '';
    if (!/to 0[89]00/.test(text)) empty.push(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pass(MINUTE);
  await title('North lobby');
  await pass(MINUTE);
  observer.disconnect();
  expect(screen.getByText('to 0900')).toBeTruthy();
  expect(empty).toEqual([]);
});

test('A56: a display whose entry no longer names a language uses the browser’s again', async () => {
  const file = setFromAfar({ stop: '0100', title: 'Main lobby', lang: 'es' });
  await title('Main lobby');
  await screen.findByRole('region', { name: es.page.tabs.departures });
  file.entry = { stop: '0100', title: 'North lobby' };
  await pass(MINUTE);
  await title('North lobby');
  expect(screen.getByRole('region', { name: en.page.tabs.departures })).toBeTruthy();
});
