// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const broken = async () => Promise.reject(new Error('gone'));
const WHY = 'the service reported an error';

test('R25: a frame says what it could not load, in one line', async () => {
  renderRider({ audience: Embed, url: '/?view=embed&route=03', source: { lots: broken } });
  expect(await screen.findByText(`Parking lots could not be loaded: ${WHY}.`)).toBeTruthy();
});

test('R25: a frame that lost everything names everything', async () => {
  const line = async () => new Response('', { status: 500 });
  renderRider({ audience: Embed, url: '/?view=embed&route=03', middleware: line });
  expect(
    await screen.findByText(`Stops, buses, and parking lots could not be loaded: ${WHY}.`),
  ).toBeTruthy();
});

test('R25: a frame does not miss what it hides', async () => {
  const source = { vehicles: broken, lots: broken };
  renderRider({ audience: Embed, url: '/?view=embed&route=03&hide=lots', source });
  const said = await screen.findByText(/could not be loaded/);
  await vi.waitFor(() => expect(said.textContent).toMatch(/^Buses could not be loaded/));
});
