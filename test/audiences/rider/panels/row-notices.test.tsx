import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Alert } from '../../../../src/contract/alerts/Alert.ts';
import { anAlert } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubRowsOnScreen } from '../../../support/page/stubRowsOnScreen.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => {
  stubRowsOnScreen();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});

const DETOUR: Partial<Alert> = { alertID: 'd', effect: 'detour', concerns: [{ routeID: '03' }] };
const CLOSED: Partial<Alert> = { alertID: 'c', concerns: [{ routeID: '03', stops: ['0100'] }] };

const openWith = (url: string, ...alerts: Partial<Alert>[]) =>
  renderRider({
    url,
    source: {
      alerts: supply(async () => alerts.map(anAlert)),
      times: timesOf(() => [arrivalIn(4), arrivalIn(6, { routeID: '07', destination: 'Airport' })]),
    },
  });
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const marked = (parent: Pick<typeof screen, 'getAllByRole'>, text: string) =>
  parent.getAllByRole('button').filter(({ textContent }) => textContent?.includes(text));

test('N5: in the list of a route, the row of a stop says what is changed there, and not what its chip says', async () => {
  openWith('?route=03', CLOSED, DETOUR);
  const stops = await list(en.stops.ofRoute('03'));
  await stops.findByText(en.notices.stopClosed);
  expect(marked(stops, en.notices.stopClosed)).toHaveLength(1);
  expect(marked(stops, en.notices.effects.detour)).toEqual([]);
});

test('N5: a search near a point says at each row what is changed on its buses', async () => {
  openWith('?near=43.0733673,-89.4014633&route=03,07', DETOUR);
  const row = await screen.findByRole('button', {
    name: new RegExp(`${en.notices.effects.detour}$`),
  });
  // At farther stops these buses have no row.
  expect(screen.getAllByRole('button', { name: row.ariaLabel ?? '' })).toHaveLength(1);
});

test('N5: a stop’s card has the notices of all its departures, whichever routes are chosen', async () => {
  openWith('?stop=0100&route=22', CLOSED, DETOUR);
  const notices = await list(en.page.tabs.notices);
  await notices.findByText(en.notices.effects.detour, { exact: false });
  expect(notices.getAllByRole('listitem')).toHaveLength(2);
});
