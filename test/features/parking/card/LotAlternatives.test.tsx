import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { EventMark } from '../../../../src/api/feeds/lots/event-marks.ts';
import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { LotAlternatives } from '../../../../src/features/parking/card/LotAlternatives.tsx';
import { LotCard } from '../../../../src/features/parking/card/LotCard.tsx';
import type { ListedLot } from '../../../../src/features/parking/listLots.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { listedLots } from '../../../support/feeds/listed-lots.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers());
const { parking } = en;
const north = (meters: number) => ({ lat: 43.077627 + meters / 111_195, lng: -89.383215 });
const lotAt = (name: string, meters: number, rest: Partial<ParkingLot> = {}) =>
  aLot({ name, shortName: name, coordinates: north(meters), ...rest });

function listed(
  lots: ParkingLot[],
  eventMarkOf: (lot: ParkingLot) => EventMark | null = () => null,
): [ListedLot, ...ListedLot[]] {
  const [first, ...rest] = listedLots(lots, eventMarkOf);
  if (first === undefined) throw new Error('no lot');
  return [first, ...rest];
}

const { walking } = theSettings();

describe('the suggestion of other lots', () => {
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
  const show = (
    [lot, ...lots]: ReturnType<typeof listed>,
    onSelect: (selected: ListedLot) => void = () => {},
  ) =>
    render(
      <LotAlternatives
        lot={lot}
        lots={[lot, ...lots]}
        receivedAt={0}
        walking={walking}
        onSelect={onSelect}
      />,
    );
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('C16: a full lot suggests up to three lots, nearest first, with straight-line distances', () => {
    const chosen: string[] = [];
    show(listed([lotAt('Here', 0, { openSpots: 0 }), ...others], marks), ({ lot }) =>
      chosen.push(lot.name),
    );
    const { straightLine: straight } = parking.alternatives;
    expect(buttons()).toEqual([
      `Near301 ${parking.openOf(301, '613')}${straight('660 ft', '3 min')}`,
      `Second60 ${parking.openOf(60, '613')}${straight('1,310 ft', '7 min')}`,
      `Third301 ${parking.openOf(301, '613')}${straight('2,620 ft', '13 min')}`,
    ]);
    fireEvent.click(screen.getByRole('button', { name: /Second/ }));
    expect(chosen).toEqual(['Second']);
  });

  test.each([
    ['few open spots', { openSpots: 3 }, null, 1],
    ['an event', { openSpots: 400 }, 'now', 1],
    ['many open spots', { openSpots: 400 }, null, 0],
    ['no count', { openSpots: null }, null, 0],
    ['a closed gate', { openSpots: null, isClosed: true }, null, 1],
  ] as const)('C16: with %s, %o and the event %s, a lot suggests %d', (_, rest, mark, count) => {
    show(
      listed([lotAt('Here', 0, rest), lotAt('Near', 200)], ({ name }) =>
        name === 'Here' ? mark : null,
      ),
    );
    expect(buttons()).toHaveLength(count);
  });

  test('C16: says when there is no lot to suggest', () => {
    show(listed([lotAt('Here', 0, { openSpots: 0 })]));
    expect(screen.getByText(parking.alternatives.none)).toBeTruthy();
  });
});

describe('the announcements of the selected lot', () => {
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const card = (openSpots: number) => (
    <LotCard
      listed={listed([aLot({ name: 'North', openSpots })])[0]}
      receivedAt={monotonicNow()}
      operators={[]}
      onClose={() => {}}
    />
  );
  const announced = () => document.querySelector('output')?.textContent;
  const sentence = (band: keyof typeof parking.bands, open: number) =>
    `North, ${parking.bands[band]}, ${parking.readAloud(open, String(open), '613')}`;

  test('C14: a change of the band is announced, a change of the count is not', () => {
    const { rerender } = render(card(200));
    wait(1000);
    rerender(card(190));
    wait(1000);
    expect(announced()).toBe('');
    rerender(card(20));
    wait(1000);
    expect(announced()).toBe(sentence('few', 20));
  });

  test('C14: at most one announcement a minute, with the state at that time', () => {
    const { rerender } = render(card(200));
    rerender(card(20));
    wait(1000);
    rerender(card(0));
    wait(10_000);
    expect(announced()).toBe(sentence('few', 20));
    wait(50_000);
    expect(announced()).toBe(sentence('full', 0));
  });

  test('C14: no announcement if the band is back to the announced one within the minute', () => {
    const { rerender } = render(card(200));
    rerender(card(20));
    wait(1000);
    rerender(card(0));
    wait(1000);
    rerender(card(19));
    wait(120_000);
    expect(announced()).toBe(sentence('few', 20));
  });
});
