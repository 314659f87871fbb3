import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

const row = (name: RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

const back = () => act(() => window.history.back());

test('R20: “back” closes the search, then the card below it, and then leaves the page', async () => {
  renderRider({ url: '/?route=03' });
  const steps = window.history.length;
  await userEvent.click(await row(/^University & Park/));
  await heading('University & Park');
  const box = await screen.findByRole('combobox');
  await userEvent.type(box, 'john');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'john');
  expect(window.history.length).toBe(steps + 2);
  back();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', ''));
  expect(window.location.search).toContain('stop=');
  expect(await heading('University & Park')).toBeTruthy();
  back();
  expect(await row(/^University & Park/)).toBeTruthy();
  expect(window.location.search).not.toContain('stop=');
});

test('R20: a stop that was found by the search is one step above the list', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.type(await screen.findByRole('combobox'), 'john');
  await userEvent.click(await screen.findByRole('option', { name: /^Johnson & Park/ }));
  await heading('Johnson & Park');
  expect(window.history.state).toMatchObject({ pushed: 1, isBackStep: false });
  back();
  expect(await row(/^University & Park/)).toBeTruthy();
});

test('R20: “back” does not open a closed card again', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await row(/^University & Park/));
  const steps = window.history.length;
  await userEvent.click(await screen.findByRole('button', { name: en.page.back }));
  await row(/^Johnson & Park/);
  expect(screen.queryByRole('heading', { name: 'University & Park' })).toBeNull();
  await waitFor(() => expect(window.history.state).toEqual({ pushed: 0 }));
  // The card's history entry is ahead, as after “back”.
  expect(window.history.length).toBe(steps);
  act(() => window.history.forward());
  expect(await heading('University & Park')).toBeTruthy();
});

test('R20: “back” from the vehicles leads to what departs near the rider again', async () => {
  renderRider({ url: '/?near=43.07,-89.4' });
  await userEvent.click(await screen.findByRole('tab', { name: en.page.tabs.vehicles }));
  expect(window.location.search).toContain('panel=buses');
  back();
  await screen.findByRole('tab', { name: en.page.tabs.stops, selected: true });
  expect(window.location.search).toBe('?near=43.07,-89.4');
});
