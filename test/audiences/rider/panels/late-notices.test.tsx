import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Alert } from '../../../../src/contract/alerts/Alert.ts';
import { anAlert } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

test('Q4, Q10: notices that come after the departures strike through those of a closed stop in their places', async () => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  const times = timesOf((stopID) => [
    arrivalIn(5, { basis: 'reported', tripID: `20261120.${stopID}` }),
    arrivalIn(9, { basis: 'reported', tripID: `20261120.${stopID}b` }),
  ]);
  let answer = (_alerts: readonly Alert[]) => {};
  const alerts = new Promise<readonly Alert[]>((resolve) => {
    answer = resolve;
  });
  renderRider({ url: '?route=03&stop=0100', source: { alerts: supply(() => alerts), times } });
  const rows = await screen.findByRole('list', { name: en.page.tabs.departures });
  expect(await within(rows).findByRole('button', { name: /in 5 minutes/ })).toBeTruthy();
  answer([anAlert({ alertID: '1' })]);
  expect(await within(rows).findByRole('button', { name: /doesn't stop here/ })).toBeTruthy();
  expect(rows.textContent).not.toMatch(/\d min/);
  expect(rows.querySelectorAll('s')).toHaveLength(2);
});
