import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { VehicleList } from '../../../../src/features/vehicles/list/VehicleList.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';

const { staleness } = theSettings();
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => void vi.useFakeTimers());

test('R7: routes that answer together are in order, and one that answers later comes below them', () => {
  const answer = feedOf({ at: monotonicNow() / 1000, vehicles: [busAt(0)], timestamp: '1:05PM' });
  const feedOfRoute = (routeID: string, hasAnswer: boolean) => ({
    route: { routeID, name: `Route ${routeID}`, color: '#0a5cc2' },
    read: hasAnswer ? { answer } : undefined,
  });
  const all = (...answered: string[]) => (
    <VehicleList
      feeds={['1', '2', '3', '4'].map((id) => feedOfRoute(id, answered.includes(id)))}
      staleness={staleness}
      onSelect={() => {}}
    />
  );
  const order = () =>
    screen
      .getAllByRole('region')
      .filter((section) => section.querySelector('li') !== null)
      .map((section) => section.querySelector('.badge')?.textContent);
  const { rerender } = render(all('3'));
  wait(1);
  rerender(all('2', '3'));
  expect(order()).toEqual(['2', '3']);
  wait(2);
  rerender(all('1', '2', '3'));
  expect(order()).toEqual(['2', '3', '1']);
  rerender(all('1', '2', '3', '4'));
  expect(order()).toEqual(['2', '3', '1', '4']);
});
