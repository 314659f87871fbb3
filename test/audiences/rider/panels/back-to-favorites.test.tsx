import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { RIDER_FAVORITES } from '../../../../src/audiences/rider/saved/rider-favorites.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { ANY, like } from '../../../support/phrases.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  RIDER_FAVORITES.clear();
});

const NEAR = '/?near=43.0733673,-89.4014633';
const open = () => renderRider({ url: NEAR, source: { times: timesOf(() => [arrivalIn(9)]) } });
const button = { name: en.stops.favorites };

test('T14: beside what departs around a searched point, a button leads to the favorites', async () => {
  RIDER_FAVORITES.set([{ kind: 'stop', id: '0341', name: 'Johnson & Park' }]);
  open();
  await userEvent.click(await screen.findByRole('button', button));
  expect(await screen.findByRole('region', button)).toBeTruthy();
  expect(window.location.search).not.toContain('near');
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('T14: a rider without favorite stops and ways has no such button', async () => {
  RIDER_FAVORITES.set([{ kind: 'route', id: '03', name: 'Route 03' }]);
  open();
  await screen.findByRole('heading', { name: like(en.stops.near(ANY)) });
  expect(screen.queryByRole('button', button)).toBeNull();
});
