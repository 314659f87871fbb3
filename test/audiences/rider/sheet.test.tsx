// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderRider } from '../../support/render-rider.tsx';
import { mockGeolocation } from '../../support/mockGeolocation.ts';
import { theSettings } from '../../support/builders.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const height = () =>
  screen.getByRole('region', { name: 'What the map shows, as lists' }).dataset['height'];

async function lowSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Show more of the list' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more of the map' }));
  expect(height()).toBe('low');
}

test('R24: a low sheet rises for what was found near a new point', async () => {
  mockGeolocation(theSettings().city.center);
  renderRider({ url: '/?route=03' });
  const locate = await screen.findByRole('button', { name: 'Stops near me' });
  await lowSheet();
  await userEvent.click(locate);
  await waitFor(() => expect(height()).toBe('half'));
});

test('R24: a low sheet stays low where no point was found', async () => {
  mockGeolocation({ code: 1 });
  renderRider({ url: '/?route=03' });
  const locate = await screen.findByRole('button', { name: 'Stops near me' });
  await lowSheet();
  await userEvent.click(locate);
  expect(await screen.findByText(/does not allow location/, { selector: 'p' })).toBeTruthy();
  expect(height()).toBe('low');
});
