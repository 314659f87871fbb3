import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { en } from '../../../src/lib/words/en.ts';
import { renderRider } from '../../support/page/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (name: RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

test('R20: “back” clears the search of the view before it', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await row(/^University & Park/));
  await heading('University & Park');
  const box = await screen.findByRole('combobox');
  await userEvent.type(box, 'john');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'john');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).not.toContain('stop='));
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  expect(await row(/^University & Park/)).toBeTruthy();
});

test('R20: “back” does not open a closed card again', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await row(/^University & Park/));
  const steps = window.history.length;
  await userEvent.click(await screen.findByRole('button', { name: en.page.back }));
  await row(/^Johnson & Park/);
  expect(screen.queryByRole('heading', { name: 'University & Park' })).toBeNull();
  await waitFor(() => expect(window.history.state).toBe(0));
  // The card's history entry is ahead, as after “back”.
  expect(window.history.length).toBe(steps);
  act(() => window.history.forward());
  expect(await heading('University & Park')).toBeTruthy();
});
