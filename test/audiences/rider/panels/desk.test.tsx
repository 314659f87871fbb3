import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

test('Q9: where a list stands beside a stop’s card, only the card says that live times are lost', async () => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  const openAt = (url: string) =>
    renderRider({ url, isDesk: true, source: { times: timesOf(() => [arrivalIn(9)], 'lost') } });
  const near = '?near=43.0733673,-89.4014633';
  openAt(near);
  expect(await screen.findAllByText(en.times.noLive)).toHaveLength(1);
  cleanup();
  openAt(`${near}&stop=0100`);
  await screen.findByRole('list', { name: en.page.tabs.departures });
  expect(await screen.findByText(/^Near /)).toBeTruthy();
  expect(screen.getAllByText(en.times.noLive)).toHaveLength(1);
});
