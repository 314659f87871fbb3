// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { ApiError } from '../../../../src/api/ApiError.ts';
import { advanceLots } from '../../../../src/api/feeds/lotFeed.ts';
import type { LotFeed } from '../../../../src/api/feeds/lotFeed.ts';
import type { Read } from '../../../../src/api/Read.ts';
import { aLot } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';
import { List, answering, names, rows } from './lot-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const failing = (known: Read<LotFeed> = {}): Read<LotFeed> => ({
  ...known,
  failure: { error: new ApiError('timeout', 'too slow'), since: monotonicNow() },
});

describe('the list of lots', () => {
  test('C6: reads a lot aloud in one sentence', () => {
    const lot = aLot({ name: 'State Street Campus Garage', openSpots: 23 });
    render(<List read={answering(lot)} eventMarkOf={() => 'today'} />);
    wait(125_000);
    expect(rows()).toEqual([
      'State Street Campus Garage, 23 of 613 spots open, few left, updated 2 minutes ago, event parking today',
    ]);
  });

  test('C6: says beside its name how many are open, and of how many', () => {
    render(<List read={answering(aLot({ openSpots: 23 }))} />);
    expect(within(screen.getByRole('list')).getByRole('button').textContent).toContain(
      '23 open of 613',
    );
  });

  test('C6: reads it aloud in Spanish', () => {
    const lot = aLot({ name: 'Garaje del Estado', openSpots: 23 });
    render(<List read={answering(lot)} eventMarkOf={() => 'today'} />, { lang: 'es' });
    expect(rows()).toEqual([
      'Garaje del Estado, 23 de 613 lugares libres, quedan pocos, actualizado hace 0 segundos, estacionamiento por evento hoy',
    ]);
  });

  test('C11: says which lot is not on the map', () => {
    render(<List read={answering(aLot({ coordinates: null }), aLot())} />);
    expect(rows().filter((speech) => speech.endsWith('not on the map'))).toHaveLength(1);
  });

  test('C12: filters are those of the map too, and can be taken back', () => {
    const lots = [
      aLot({ name: 'A', shortName: 'a', openSpots: 0 }),
      aLot({ name: 'B', shortName: 'b', operatedBy: 'uw' }),
      aLot({ name: 'C', shortName: 'c', openSpots: null }),
    ];
    render(
      <List read={answering(...lots)} eventMarkOf={({ name }) => (name === 'A' ? 'now' : null)} />,
    );
    expect(names()).toEqual(['A', 'B', 'C']);

    fireEvent.click(screen.getByRole('button', { name: 'Has space' }));
    expect(names()).toEqual(['B']);
    expect(screen.getByLabelText('on the map').textContent).toBe('B');

    fireEvent.click(screen.getByRole('button', { name: 'Event today' }));
    expect(screen.getByText('No lot matches these filters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all lots' }));
    expect(names()).toEqual(['A', 'B', 'C']);

    fireEvent.change(screen.getByLabelText('Operator'), { target: { value: 'city' } });
    expect(screen.getByLabelText('on the map').textContent).toBe('A, C');
  });

  test('C12: no row moves when a poll changes the counts', () => {
    const lot = (name: string, openSpots: number) => aLot({ name, shortName: name, openSpots });
    const { rerender } = render(<List read={answering(lot('A', 50), lot('B', 60))} />);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'open' } });
    expect(names()).toEqual(['B', 'A']);
    rerender(<List read={answering(lot('A', 90), lot('B', 10), lot('C', 95))} />);
    expect(names()).toEqual(['C', 'B', 'A']);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'open' } });
    expect(names()).toEqual(['C', 'A', 'B']);
  });

  test('C12: sorts by distance only where there is a place, and says how far', () => {
    const { rerender } = render(<List read={answering(aLot())} />);
    expect(screen.queryByRole('option', { name: 'Distance' })).toBeNull();
    rerender(<List read={answering(aLot())} from={{ lat: 43.0776, lon: -89.3842 }} />);
    expect(screen.getByRole('option', { name: 'Distance' })).toBeTruthy();
    expect(screen.getByText(/260 ft away/)).toBeTruthy();
  });

  test('selects a lot', () => {
    const chosen: string[] = [];
    render(<List read={answering(aLot())} onSelect={(name) => chosen.push(name)} />);
    fireEvent.click(screen.getByRole('button', { name: /^Capitol Square North Garage/ }));
    expect(chosen).toEqual(['Capitol Square North Garage']);
  });
});

describe('when lots cannot be had', () => {
  test('says that it is loading', () => {
    render(<List read={undefined} />);
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  test('says why, and shows no empty list', () => {
    render(<List read={failing()} />);
    expect(
      screen.getByText(/Parking lots could not be loaded: the service took too long/),
    ).toBeTruthy();
    expect(screen.queryByText(/lists no parking lots/)).toBeNull();
  });

  test('keeps what it had, with its age', () => {
    const known = answering(aLot());
    wait(60_000);
    render(<List read={failing(known)} />);
    expect(screen.getByText(/could not be refreshed/).textContent).toContain('1 min ago');
    expect(names()).toEqual(['Capitol Square North Garage']);
  });

  test('an empty answer is no failure', () => {
    render(<List read={answering()} />);
    expect(screen.getByText('The service lists no parking lots.')).toBeTruthy();
  });

  test('C27: counts the entries that were unreadable', () => {
    const answer = advanceLots(undefined, { lots: [aLot()], dropped: 2, drifted: 0 }, 0);
    render(<List read={{ answer, receivedAt: monotonicNow() }} />);
    expect(screen.getByText(/2 entries were unreadable/)).toBeTruthy();
    expect(names()).toHaveLength(1);
  });
});
