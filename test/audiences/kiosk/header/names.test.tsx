import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));

const display = (query: string) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&stop=0100&${query}`,
    source: { times: timesOf(() => [arrivalIn(9), arrivalIn(12, { destination: 'Zoo' })]) },
  });

const rows = async () =>
  within(await screen.findByRole('list', { name: en.page.tabs.departures }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('A54: a board calls its stop, destinations and routes as its operator does', async () => {
  display(
    'names=stop~100~Front%20door&names=destination~East%20Transfer%20Point~East&names=route~3~Shuttle',
  );
  expect(await rows()).toEqual([
    expect.stringMatching(/^ShuttleEast\d/),
    expect.stringMatching(/^ShuttleZoo\d/),
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Front door');
});

test('A54: a board has its own title and logo, and no torn picture', async () => {
  const { container } = display('title=Lobby&logo=/lobby.svg');
  await rows();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lobby');
  const logo = container.querySelector('img');
  expect(logo?.getAttribute('src')).toBe('/lobby.svg');
  if (logo !== null) fireEvent.error(logo);
  expect(container.querySelector('img')).toBeNull();
});
