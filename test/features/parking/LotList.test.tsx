// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../../src/api/ApiError.ts';
import type { Read } from '../../../src/api/Read.ts';
import type { LotsAnswer, ParkingLot } from '../../../src/contract/parking-lot.ts';
import { LotList } from '../../../src/features/parking/LotList.tsx';
import type { LotEventMark } from '../../../src/features/parking/listLots.ts';
import { EVERY_LOT, wantedLots } from '../../../src/features/parking/lot-wish.ts';
import { useLots } from '../../../src/features/parking/useLots.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { render } from '../../support/render.tsx';

const settings = theSettings();
const operators = [
  { code: 'city', name: 'City of Smallville' },
  { code: 'uw', name: 'University' },
];

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

const answering = (...lots: ParkingLot[]): Read<LotsAnswer> => ({
  answer: { lots, dropped: 0, drifted: 0 },
  receivedAt: performance.now(),
});
const failing = (known: Read<LotsAnswer> = {}): Read<LotsAnswer> => ({
  ...known,
  failure: { error: new ApiError('timeout', 'too slow'), since: performance.now() },
});

interface ListProps {
  read: Read<LotsAnswer> | undefined;
  eventMarkOf?: (lot: ParkingLot) => LotEventMark | null;
  from?: { lat: number; lon: number } | null;
  onSelect?: (name: string) => void;
}

const noEvent = () => null;

/** The list with the state that an audience holds for it, and how many lots the map would show. */
function List({ read, eventMarkOf = noEvent, from = null, onSelect }: ListProps) {
  const [wish, setWish] = useState(EVERY_LOT);
  const lots = useLots({ read, settings, eventMarkOf });
  return (
    <>
      <output aria-label="on the map">
        {wantedLots(lots, wish)
          .map(({ lot }) => lot.name)
          .toSorted()
          .join(', ')}
      </output>
      <LotList
        read={read}
        lots={lots}
        operators={operators}
        wish={wish}
        onWish={setWish}
        from={from}
        selectedKey={null}
        onSelect={({ lot }) => onSelect?.(lot.name)}
        onRetry={() => {}}
      />
    </>
  );
}

const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((row) => row.getAttribute('aria-label') ?? '');
const names = () => rows().map((speech) => speech.split(',')[0]);

describe('the list of lots', () => {
  test('C6: reads a lot aloud in one sentence', () => {
    const lot = aLot({ name: 'State Street Campus Garage', openSpots: 23 });
    render(<List read={answering(lot)} eventMarkOf={() => 'today'} />);
    wait(125_000);
    expect(rows()).toEqual([
      'State Street Campus Garage, 23 of 613 spots open, few left, updated 2 minutes ago, event parking today',
    ]);
  });

  test('C6: reads it aloud in Spanish', () => {
    const lot = aLot({ name: 'Garaje del Estado', openSpots: 23 });
    render(<List read={answering(lot)} eventMarkOf={() => 'today'} />, { lang: 'es' });
    expect(rows()).toEqual([
      'Garaje del Estado, 23 de 613 lugares libres, quedan pocos, actualizado hace 0 segundos, estacionamiento por evento hoy',
    ]);
  });

  test('C9: the age of the answer ticks each second', () => {
    render(<List read={answering(aLot())} />);
    wait(40_000);
    expect(screen.getByText('checked 40 sec ago')).toBeTruthy();
    wait(1000);
    expect(screen.getByText('checked 41 sec ago')).toBeTruthy();
  });

  test('C9: marks counts after 5 minutes, takes their band after 15 and the count after an hour', () => {
    render(<List read={answering(aLot({ openSpots: 212 }))} />);
    wait(300_000);
    expect(document.querySelector('.lots-age--late')).toBeNull();
    wait(10_000);
    expect(document.querySelector('.lots-age--late')).not.toBeNull();
    expect(rows()[0]).toContain('212 of 613 spots open, plenty of room');

    wait(600_000);
    expect(rows()[0]).toContain('212 spots were open at 2:00 PM, the count is too old');
    expect(screen.getByText('212')).toBeTruthy();
    expect(screen.getByText('at 2:00 PM')).toBeTruthy();

    wait(2_700_000);
    expect(rows()[0]).toMatch(/^Capitol Square North Garage, the count is too old, updated 1 hour/);
    expect(screen.queryByText('212')).toBeNull();
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

  test('C10: a new lot appears without a reload', () => {
    const { rerender } = render(<List read={answering(aLot())} />);
    rerender(<List read={answering(aLot(), aLot({ name: 'New', shortName: 'new' }))} />);
    expect(names()).toContain('New');
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
    const read = answering(aLot());
    render(<List read={{ ...read, answer: { lots: [aLot()], dropped: 2, drifted: 0 } }} />);
    expect(screen.getByText(/2 entries were unreadable/)).toBeTruthy();
    expect(names()).toHaveLength(1);
  });
});
