import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { EventCard } from '../../../../src/features/events/card/EventCard.tsx';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { useEvents } from '../../../../src/features/events/useEvents.ts';
import { anEvent, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { AFTERNOON, at, evening } from '../list/event-list.tsx';

const settings = theSettings();
const { events: copy } = en;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(AFTERNOON);
});
const page = () => document.body.textContent ?? '';

describe('the card of an event', () => {
  const policy = {
    text: 'Flat rate of 10 dollars on entry.',
    date: '2026-09-01',
    webUrl: 'https://parking.example.org/events',
  };

  function Card({
    lots,
    operators = [],
  }: {
    lots: ParkingLot[];
    operators?: typeof settings.operators;
  }) {
    const { events, options } = useEvents(lots, settings);
    const [event] = events;
    return event === undefined ? null : (
      <EventCard
        event={event}
        now={options.now}
        operators={operators}
        onClose={() => {}}
        onSelectLot={(key) => selected.push(key)}
      />
    );
  }
  const selected: string[] = [];

  test('C24: lists its lots, and opens one', () => {
    render(<Card lots={[at('B', evening), at('A', evening)]} />);
    const lots = within(screen.getByRole('list')).getAllByRole('button');
    expect(lots.map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    expect(page()).not.toContain(copy.windowsDiffer);
    fireEvent.click(screen.getByRole('button', { name: 'A' }));
    expect(selected).toEqual(['city/A@43.077627,-89.383215']);
  });

  test('C22: shows the parking window of each lot if they differ', () => {
    render(
      <Card
        lots={[
          at('A', evening),
          at('B', { ...evening, parkingStartDatetime: '2026-11-20T18:00:00' }),
        ]}
      />,
    );
    expect(page()).toContain(copy.windowsDiffer);
    const lots = within(screen.getByRole('list')).getAllByRole('button');
    const windowFrom = (clock: string) =>
      copy.window(copy.range(copy.dayAndTime(copy.today, clock), '11:00 PM'));
    expect(lots.map(({ textContent }) => textContent)).toEqual([
      `A${windowFrom('4:00 PM')}`,
      `B${windowFrom('6:00 PM')}`,
    ]);
  });

  test('C23: shows an operator’s own text with its date and source', () => {
    const operators = [{ code: 'city', name: 'City of Smallville', policy }];
    render(<Card lots={[at('A', evening)]} operators={operators} />);
    expect(page()).toContain(policy.text);
    expect(page()).toContain(copy.policy('City of Smallville', 'Sep 1, 2026'));
    const source = screen.getByText(copy.source).closest('a');
    expect(source?.getAttribute('href')).toBe(policy.webUrl);
    expect(page()).not.toContain(copy.ratesCheck('parking.example.org'));
    expect(page()).not.toContain(copy.rates);
  });

  test('C23: states no price and no text of an operator that has none of the lots, only where to check', () => {
    const operators = [{ code: 'uw', name: 'University', policy }];
    render(<Card lots={[at('A', evening)]} operators={operators} />);
    expect(page()).not.toMatch(/\$|dollar/);
    expect(page()).toContain(copy.ratesCheck('parking.example.org'));
  });

  test('C30: an event that moves while its card is open shows its earlier time', () => {
    const [lot] = [at('A', evening)];
    const [event] = groupEvents([lot], {
      now: AFTERNOON.getTime(),
      timeZone: 'America/Chicago',
      policy: settings.events,
    });
    if (event === undefined) throw new Error('no event');
    const shared = { event, now: AFTERNOON.getTime(), operators: [], onClose: () => {} };
    const previous = anEvent({ eventDatetime: '2026-11-22T13:00:00' });
    const before = copy.news.previously(copy.starts(copy.dayAndTime('Sun, Nov 22', '1:00 PM')));
    const { rerender } = render(<EventCard {...shared} onSelectLot={() => {}} />);
    expect(page()).not.toContain('Nov 22');
    rerender(<EventCard {...shared} previous={previous} onSelectLot={() => {}} />);
    expect(page()).toContain(before);
  });

  test('C24: an address that is not an http(s) URL is text', () => {
    render(<Card lots={[at('A', { ...evening, webUrl: 'javascript:alert(1)' })]} />);
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy();
    expect(screen.queryByText(copy.eventPage)).toBeNull();
  });
});
