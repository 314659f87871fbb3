// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import type { ParkingLot } from '../../../../src/contract/parking-lot.ts';
import { LotAlternatives } from '../../../../src/features/parking/card/LotAlternatives.tsx';
import { LotCard } from '../../../../src/features/parking/card/LotCard.tsx';
import { listLots } from '../../../../src/features/parking/listLots.ts';
import type { ListedLot } from '../../../../src/features/parking/listLots.ts';
import type { EventMark } from '../../../../src/lib/event-marks.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const north = (metres: number) => ({ lat: 43.077627 + metres / 111_195, lng: -89.383215 });
const lotAt = (name: string, metres: number, rest: Partial<ParkingLot> = {}) =>
  aLot({ name, shortName: name, coordinates: north(metres), ...rest });

function listed(
  lots: ParkingLot[],
  eventMarkOf: (lot: ParkingLot) => EventMark | null = () => null,
): [ListedLot, ...ListedLot[]] {
  const [first, ...rest] = listLots(lots, {
    settings: theSettings(),
    freshness: 'fresh',
    eventMarkOf,
  });
  if (first === undefined) throw new Error('no lot');
  return [first, ...rest];
}

const { walking } = theSettings();

describe('where else there is room', () => {
  const others = [
    lotAt('Far', 3000),
    lotAt('Near', 200),
    lotAt('Nearer but few', 100, { openSpots: 3 }),
    lotAt('Nearer but full', 90, { openSpots: 0 }),
    lotAt('Unknown', 80, { openSpots: null }),
    lotAt('With an event', 70),
    lotAt('Second', 400, { openSpots: 60 }),
    lotAt('Third', 800),
    lotAt('Nowhere', 0, { coordinates: null }),
  ];
  const marks = ({ name }: ParkingLot): EventMark | null =>
    name === 'With an event' ? 'now' : name === 'Near' ? 'today' : null;
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('C16: a full lot offers up to three, nearest first, straight lines named as such', () => {
    const [of, ...rest] = listed([lotAt('Here', 0, { openSpots: 0 }), ...others], marks);
    const chosen: string[] = [];
    render(
      <LotAlternatives
        lot={of}
        lots={[of, ...rest]}
        receivedAt={0}
        walking={walking}
        onSelect={({ lot }) => chosen.push(lot.name)}
      />,
    );
    expect(buttons()).toEqual([
      'Near301 open of 613660 ft in a straight line, about 3 min on foot',
      'Second60 open of 6131,310 ft in a straight line, about 5 min on foot',
      'Third301 open of 6132,620 ft in a straight line, about 10 min on foot',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /Second/ }));
    expect(chosen).toEqual(['Second']);
  });

  test.each([
    ['few', { openSpots: 3 }, null, 1],
    ['an event', { openSpots: 400 }, 'now', 1],
    ['room', { openSpots: 400 }, null, 0],
    ['no count', { openSpots: null }, null, 0],
  ] as const)('C16: a lot with %s', (_, rest, mark, count) => {
    const [of, ...lots] = listed([lotAt('Here', 0, rest), lotAt('Near', 200)], ({ name }) =>
      name === 'Here' ? mark : null,
    );
    render(
      <LotAlternatives lot={of} lots={lots} receivedAt={0} walking={walking} onSelect={() => {}} />,
    );
    expect(buttons()).toHaveLength(count);
  });

  test('C16: says so where there is none', () => {
    const [of] = listed([lotAt('Here', 0, { openSpots: 0 })]);
    render(
      <LotAlternatives lot={of} lots={[of]} receivedAt={0} walking={walking} onSelect={() => {}} />,
    );
    expect(screen.getByText('No other lot is known to have room.')).toBeTruthy();
  });
});

describe('what a listener is told of the chosen lot', () => {
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const card = (openSpots: number) => (
    <LotCard
      listed={listed([aLot({ name: 'North', openSpots })])[0]}
      receivedAt={monotonicNow()}
      operators={[]}
      onClose={() => {}}
    />
  );
  const said = () => document.querySelector('output')?.textContent;

  test('C14: a change of the band, and not of the count', () => {
    const { rerender } = render(card(200));
    wait(1000);
    rerender(card(190));
    wait(1000);
    expect(said()).toBe('');
    rerender(card(20));
    wait(1000);
    expect(said()).toBe('North, few left, 20 of 613 spots open');
  });

  test('C14: at most once a minute, and then as it is', () => {
    const { rerender } = render(card(200));
    rerender(card(20));
    wait(1000);
    rerender(card(0));
    wait(10_000);
    expect(said()).toContain('few left');
    wait(50_000);
    expect(said()).toBe('North, full, 0 of 613 spots open');
  });

  test('C14: nothing where the band is back before the minute is over', () => {
    const { rerender } = render(card(200));
    rerender(card(20));
    wait(1000);
    rerender(card(0));
    wait(1000);
    rerender(card(19));
    wait(120_000);
    expect(said()).toBe('North, few left, 20 of 613 spots open');
  });
});
