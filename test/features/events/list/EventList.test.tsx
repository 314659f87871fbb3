import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { anEvent } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { AFTERNOON, List, at, evening, game, read } from './event-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(AFTERNOON);
});
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const page = () => document.body.textContent ?? '';

const { events: copy } = en;
const today = (clock: string) => copy.dayAndTime(copy.today, clock);
const windowTo = (to: string) => copy.window(copy.range(today('4:00 PM'), to));

describe('the list of events', () => {
  test('C21: shows a published window with its times, and when an event that has started began', () => {
    render(<List read={read(at('North', evening))} />);
    expect(page()).toContain(copy.starts(today('7:00 PM')));
    expect(page()).toContain(windowTo('11:00 PM'));
    wait(7 * 3_600_000);
    expect(page()).toContain(copy.started(today('7:00 PM')));
    expect(page()).not.toContain(copy.starts(today('7:00 PM')));
  });

  test('C21: the phase changes with time, without a new answer', () => {
    render(<List read={read(at('North', evening))} />);
    expect(headings()).toEqual([copy.phases.today]);
    wait(150_000);
    expect(headings()).toEqual([copy.phases.soon]);
    wait(2 * 3_600_000);
    expect(headings()).toEqual([copy.phases.now]);
    wait(7 * 3_600_000);
    expect(headings()).toEqual([]);
    expect(page()).toContain(copy.none);
  });

  test('C22: an event of which only the day is known is today, not later today', () => {
    render(<List read={read(at('North', { ...game, eventDatetime: '2026-11-20' }))} />);
    expect(headings()).toEqual([copy.phases['sometime-today']]);
    expect(page()).toContain(copy.date(copy.today));
    expect(page()).not.toContain(copy.phases.today);
  });

  test('C21: a page that wakes up shows the current phase at once', () => {
    render(<List read={read(at('North', evening))} />);
    vi.setSystemTime(new Date('2026-11-20T17:00:00-06:00'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(headings()).toEqual([copy.phases.now]);
  });

  test.each([
    [
      'past midnight',
      { parkingEndDatetime: '2026-11-21T02:00:00' },
      windowTo(copy.dayAndTime(copy.tomorrow, '2:00 AM')),
    ],
    [
      'over several days',
      { parkingEndDatetime: '2026-11-23T02:00:00' },
      windowTo(copy.dayAndTime('Mon, Nov 23', '2:00 AM')),
    ],
    [
      'into the next year',
      { parkingEndDatetime: '2027-11-20T02:00:00' },
      windowTo(copy.dayAndTime('Nov 20, 2027', '2:00 AM')),
    ],
    [
      'of dates without times',
      { parkingStartDatetime: '2026-11-20', parkingEndDatetime: '2026-11-22' },
      copy.window(copy.range(copy.today, 'Sun, Nov 22')),
    ],
  ])('C21: writes a window %s correctly', (_, window, text) => {
    render(<List read={read(at('North', { ...evening, ...window }))} />);
    expect(page()).toContain(text);
  });

  test('C22: an event without a window is an estimate, and has no range of times', () => {
    render(<List read={read(at('Lot 76', game))} />);
    wait(3 * 3_600_000);
    expect(headings()).toEqual([`${copy.phases['maybe-now']}${copy.estimate}`]);
    expect(page()).toContain(copy.starts(today('7:00 PM')));
    expect(page()).toContain(copy.unpublished);
    expect(page()).not.toMatch(/\d.–./);
    expect(document.querySelector('.event-times__window')).toBeNull();
  });

  test.each([
    ['without an end', { parkingEndDatetime: null }, copy.windowFrom(today('4:00 PM'))],
    ['without a start', { parkingStartDatetime: null }, copy.windowTo(today('11:00 PM'))],
    ['that ends before it starts', { parkingEndDatetime: '2026-11-20T15:00:00' }, copy.unpublished],
  ])('C22: says only what the service sends of a window %s', (_, window, text) => {
    render(<List read={read(at('North', { ...evening, ...window }))} />);
    expect(page()).toContain(text);
  });

  test('C24: one event at several lots is one row, without a venue if it has none', () => {
    const keys: string[] = [];
    render(
      <List
        read={read(at('A', game), at('B', game), at('C', game))}
        onSelect={(key) => keys.push(key)}
      />,
    );
    const row = screen.getByRole('button', { name: /Tennis/ });
    expect(row.textContent).toContain(copy.lots(3, '3'));
    expect(page()).not.toContain('null');
    fireEvent.click(row);
    expect(keys).toEqual(['2026-11-20T19:00:00|Tennis|']);
  });

  test('C24: an event whose date cannot be read comes last, with the date as it was sent', () => {
    const tbd = anEvent({
      eventName: 'Circus',
      eventDatetime: 'TBD',
      parkingStartDatetime: null,
      parkingEndDatetime: null,
    });
    render(<List read={read(at('A', tbd, game))} />);
    const events = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(events[0]).toContain('Tennis');
    expect(events[1]).toContain(copy.listedDate('TBD'));
  });

  test('C24: HTML in a name is shown as text', () => {
    const name = '<b>Bold</b> <img src=x onerror=alert(1)>';
    render(<List read={read(at('A', { ...game, eventName: name }))} />);
    expect(screen.getByText(name)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('C20: names the time zone if the device is in another one', () => {
    render(<List read={read(at('A', game))} />);
    const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== 'America/Chicago';
    expect(page().includes(en.lists.otherZone('America/Chicago'))).toBe(isElsewhere);
  });
});
