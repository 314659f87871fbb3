import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { theSettings } from '../../../support/builders.ts';
import { mockGeolocation } from '../../../support/page/mockGeolocation.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const height = () => screen.getByRole('region', { name: en.page.panel }).dataset['height'];

async function lowSheet() {
  await userEvent.click(screen.getByRole('button', { name: en.page.sheetTaller }));
  await userEvent.click(screen.getByRole('button', { name: en.page.sheetShorter }));
  expect(height()).toBe('low');
}

test('R24: a low sheet rises when stops are found near a new point', async () => {
  mockGeolocation(theSettings().city.center);
  renderRider({ url: '/?route=03' });
  const locate = await screen.findByRole('button', { name: en.map.myLocation });
  await lowSheet();
  await userEvent.click(locate);
  await waitFor(() => expect(height()).toBe('half'));
});

test('R24: a low sheet stays low when the location is not found', async () => {
  mockGeolocation({ code: 1 });
  renderRider({ url: '/?route=03' });
  const locate = await screen.findByRole('button', { name: en.map.myLocation });
  await lowSheet();
  await userEvent.click(locate);
  expect(await screen.findByText(en.map.locationDenied, { selector: 'p' })).toBeTruthy();
  expect(height()).toBe('low');
});
