import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { VehicleList } from '../../../../src/features/vehicles/list/VehicleList.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { staleness } = theSettings();

test('Q9: of routes whose buses are delayed until none is shown one sentence tells, and of a single one its own', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2030-01-15T18:00:00Z'));
  const answer = feedOf({ at: monotonicNow() / 1000, vehicles: [busAt(0)], timestamp: '1:05PM' });
  const feeds = ['14', '3', '5'].map((routeID) => ({
    route: { routeID, name: '', color: '#0a5cc2' },
    read: { answer },
  }));
  const listOf = (count: number) => (
    <VehicleList feeds={feeds.slice(0, count)} staleness={staleness} onSelect={() => {}} />
  );
  const own = en.vehicles.state.delayedHidden('2 min');
  const { rerender } = render(listOf(1));
  act(() => void vi.advanceTimersByTime(130_000));
  expect(screen.getByText(own)).toBeDefined();
  rerender(listOf(3));
  expect(screen.getByText(/^Routes 3, 5,? and 14: bus positions are delayed\.$/)).toBeDefined();
  expect(screen.queryByText(own)).toBeNull();
});
