import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { advanceLots } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { LotFeed } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { Read } from '../../../../src/api/Read.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { aLot } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { List, answering, names, rows } from './lot-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
});
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const { parking } = en;

const failing = (previous: Read<LotFeed> = {}): Read<LotFeed> => ({
  ...previous,
  failure: { error: new ApiError('timeout', 'too slow'), since: monotonicNow() },
});

describe('the list of lots', () => {
  test('C6: a screen reader reads a lot in one sentence', () => {
    const lot = aLot({ name: 'State Street Campus Garage', openSpots: 23 });
    render(<List read={answering(lot)} eventMarkOf={() => 'today'} />);
    wait(125_000);
    expect(rows()).toEqual([
      [
        'State Street Campus Garage',
        parking.readAloud(23, '23', '613'),
        parking.bands.few,
        parking.checked('2 minutes'),
        parking.event.today,
      ].join(', '),
    ]);
  });

  test('C12: the lots of one screen come first, then the others, and each row says of how many it is one', () => {
    const lots = Array.from({ length: 15 }, (_, index) => aLot({ name: `Lot ${index + 1}` }));
    render(<List read={answering(...lots)} />);
    const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
    // A window of jsdom is 768 pixels high.
    expect(items()).toHaveLength(8);
    expect(items().at(-1)?.getAttribute('aria-posinset')).toBe('8');
    expect(items().at(-1)?.getAttribute('aria-setsize')).toBe('15');
    wait(40);
    expect(items()).toHaveLength(15);
  });

  test('C11: says which lot is not on the map', () => {
    render(<List read={answering(aLot({ coordinates: null }), aLot())} />);
    expect(rows().filter((speech) => speech.endsWith(parking.notOnMap))).toHaveLength(1);
  });

  test('C12: filters apply to the map too, and can be reset', () => {
    const lots = [
      aLot({ name: 'A', shortName: 'a', openSpots: 0 }),
      aLot({ name: 'B', shortName: 'b', operatedBy: 'uw' }),
      aLot({ name: 'C', shortName: 'c', openSpots: null }),
    ];
    render(
      <List read={answering(...lots)} eventMarkOf={({ name }) => (name === 'A' ? 'now' : null)} />,
    );
    expect(names()).toEqual(['A', 'B', 'C']);

    fireEvent.click(screen.getByRole('button', { name: parking.withOpenSpots }));
    expect(names()).toEqual(['B']);
    expect(screen.getByLabelText('on the map').textContent).toBe('B');

    fireEvent.click(screen.getByRole('button', { name: parking.withEvent }));
    expect(screen.getByText(parking.noneMatch)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: parking.showAll }));
    expect(names()).toEqual(['A', 'B', 'C']);

    fireEvent.change(screen.getByLabelText(parking.operator), { target: { value: 'city' } });
    expect(screen.getByLabelText('on the map').textContent).toBe('A, C');
  });

  test('C12: no row moves when a poll changes the counts', () => {
    const lot = (name: string, openSpots: number) => aLot({ name, shortName: name, openSpots });
    const { rerender } = render(<List read={answering(lot('A', 50), lot('B', 60))} />);
    const sortBy = (value: string) =>
      fireEvent.change(screen.getByLabelText(parking.sort.label), { target: { value } });
    sortBy('open');
    expect(names()).toEqual(['B', 'A']);
    rerender(<List read={answering(lot('A', 90), lot('B', 10), lot('C', 95))} />);
    expect(names()).toEqual(['C', 'B', 'A']);
    sortBy('name');
    sortBy('open');
    expect(names()).toEqual(['C', 'A', 'B']);
  });

  test('C12: offers to sort by distance only with a place, and shows each distance', () => {
    const { rerender } = render(<List read={answering(aLot())} />);
    expect(screen.queryByRole('option', { name: parking.sort.distance })).toBeNull();
    rerender(<List read={answering(aLot())} from={{ lat: 43.0776, lon: -89.3842 }} />);
    expect(screen.getByRole('option', { name: parking.sort.distance })).toBeTruthy();
    expect(screen.getByText(parking.away('260 ft'), { exact: false })).toBeTruthy();
  });

  test('C12: where a place is known, the nearest lot comes first until another order is chosen', () => {
    const place = { lat: 43.0776, lon: -89.3842 };
    const lotAt = (name: string, lat: number) =>
      aLot({ name, shortName: name, coordinates: { lat, lng: place.lon } });
    const lots = answering(lotAt('A', 43.09), lotAt('B', 43.078));
    const { rerender } = render(<List read={lots} />);
    expect(names()).toEqual(['A', 'B']);
    rerender(<List read={lots} from={place} />);
    expect(names()).toEqual(['B', 'A']);
    expect(screen.getByLabelText(parking.sort.label)).toHaveProperty('value', 'distance');
    fireEvent.change(screen.getByLabelText(parking.sort.label), { target: { value: 'name' } });
    expect(names()).toEqual(['A', 'B']);
  });

  test('selects a lot', () => {
    const chosen: string[] = [];
    render(<List read={answering(aLot())} onSelect={(name) => chosen.push(name)} />);
    fireEvent.click(screen.getByRole('button', { name: /^Capitol Square North Garage/ }));
    expect(chosen).toEqual(['Capitol Square North Garage']);
  });
});

describe('the list of lots without an answer', () => {
  test('says that the lots are loading', () => {
    render(<List read={undefined} />);
    expect(screen.getByText(en.page.loading)).toBeTruthy();
  });

  test('says why the lots could not be loaded, and shows no empty list', () => {
    render(<List read={failing()} />);
    const sentence = en.failures.part(en.layers.lots, en.failures.timeout);
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
    expect(screen.queryByText(parking.none)).toBeNull();
  });

  test('keeps the last lots after a failure, with their age', async () => {
    const previous = answering(aLot());
    wait(60_000);
    render(<List read={failing(previous)} />);
    const sentence = en.failures.stale(en.layers.lots, en.failures.timeout, '1 min');
    await act(() => import('../../../../src/ui/panels/StaleSentence.tsx'));
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
    expect(names()).toEqual(['Capitol Square North Garage']);
  });

  test('an empty answer is not a failure', () => {
    render(<List read={answering()} />);
    expect(screen.getByText(parking.none)).toBeTruthy();
  });

  test('C27: says how many entries were unreadable', () => {
    const answer = advanceLots(undefined, { lots: [aLot()], dropped: 2 }, 0);
    render(<List read={{ answer, receivedAt: monotonicNow() }} />);
    expect(screen.getByText(en.lists.dropped(2, '2'))).toBeTruthy();
    expect(names()).toHaveLength(1);
  });
});
