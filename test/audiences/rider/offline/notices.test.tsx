import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { anAlert } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { savedAnswer } from '../../../support/page/savedAnswer.ts';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';

fakeDatabase();
beforeEach(() => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});

const HOUR = 3_600_000;
const closed = anAlert({ alertID: 'closed', header: { en: 'Stop closed' } });
const alerts = supply(async () => [closed]);
const page = (isConnected: boolean) =>
  renderRider({
    url: '/?stop=0100',
    source: { alerts },
    middleware: async (request, service) => {
      if (!isConnected) throw new TypeError('no network');
      return service(request);
    },
  });

test('R26: without a network a stop that was closed an hour ago still says so; after a day nobody could know', async () => {
  page(true);
  expect(await screen.findByText('Stop closed')).toBeTruthy();
  await savedAnswer(' stops 03');
  await savedAnswer(' alerts');
  cleanup();
  vi.setSystemTime(NOON + HOUR);
  page(false);
  expect(await screen.findByText('Stop closed')).toBeTruthy();
  cleanup();
  vi.setSystemTime(NOON + 26 * HOUR);
  page(false);
  expect(await screen.findByRole('heading', { name: /University & Park/ })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByText('Stop closed')).toBeNull();
});
