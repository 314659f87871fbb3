// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { anEvent } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';
import { AFTERNOON, List, at, evening, game, read } from './event-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(AFTERNOON);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const page = () => document.body.textContent ?? '';

describe('the list of events', () => {
  test('C21: tells a published window as published', () => {
    render(<List read={read(at('North', evening))} />);
    expect(page()).toContain('Begins today, 7:00 PM');
    expect(page()).toMatch(/Event parking today, 4:00 PM.–.11:00 PM/);
  });

  test('C21: once it has begun, it is told as such', () => {
    render(<List read={read(at('North', evening))} />);
    wait(7 * 3_600_000);
    expect(page()).toContain('Began today, 7:00 PM');
    expect(page()).not.toContain('Begins');
  });

  test('C21: the phase changes as minutes pass, with no answer in between', () => {
    render(<List read={read(at('North', evening))} />);
    expect(headings()).toEqual(['Later today']);
    wait(150_000);
    expect(headings()).toEqual(['Event parking soon']);
    wait(2 * 3_600_000);
    expect(headings()).toEqual(['Event parking now']);
    wait(7 * 3_600_000);
    expect(headings()).toEqual([]);
    expect(page()).toContain('No events listed.');
  });

  test('C21: a page that was asleep is right when it is seen again', () => {
    render(<List read={read(at('North', evening))} />);
    vi.setSystemTime(new Date('2026-11-20T17:00:00-06:00'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(headings()).toEqual(['Event parking now']);
  });

  test.each([
    ['over midnight', { parkingEndDatetime: '2026-11-21T02:00:00' }, /4:00 PM.–.tomorrow, 2:00 AM/],
    ['of days', { parkingEndDatetime: '2026-11-23T02:00:00' }, /4:00 PM.–.Mon, Nov 23, 2:00 AM/],
    ['next year', { parkingEndDatetime: '2027-11-20T02:00:00' }, /4:00 PM.–.Nov 20, 2027, 2:00 AM/],
    [
      'of dates alone',
      { parkingStartDatetime: '2026-11-20', parkingEndDatetime: '2026-11-22' },
      /Event parking today.–.Sun, Nov 22/,
    ],
  ])('C21: a window %s reads right', (_, window, text) => {
    render(<List read={read(at('North', { ...evening, ...window }))} />);
    expect(page()).toMatch(text);
  });

  test('C22: without a window says so, calls its phase an estimate and tells no range', () => {
    render(<List read={read(at('Lot 76', game))} />);
    wait(3 * 3_600_000);
    expect(headings()).toEqual(['May be affecting parking nowestimate']);
    expect(page()).toContain('Begins today, 7:00 PM');
    expect(page()).toContain('The operator does not publish when event parking starts or ends.');
    expect(page()).not.toMatch(/\d.–./);
    expect(document.querySelector('.event-times__window')).toBeNull();
  });

  test.each([
    [{ parkingEndDatetime: null }, 'Event parking from today, 4:00 PM; its end is not published'],
    [
      { parkingStartDatetime: null },
      'Event parking until today, 11:00 PM; its start is not published',
    ],
    [
      { parkingEndDatetime: '2026-11-20T15:00:00' },
      'The operator does not publish when event parking starts or ends.',
    ],
  ])('C22: half a window or a backwards one (%o) is told as it is', (window, text) => {
    render(<List read={read(at('North', { ...evening, ...window }))} />);
    expect(page()).toContain(text);
  });

  test('C24: one event at several lots is one row, its venue left out where there is none', () => {
    const keys: string[] = [];
    render(
      <List
        read={read(at('A', game), at('B', game), at('C', game))}
        onSelect={(key) => keys.push(key)}
      />,
    );
    const row = screen.getByRole('button', { name: /Tennis/ });
    expect(row.textContent).toContain('at 3 lots');
    expect(page()).not.toContain('null');
    fireEvent.click(row);
    expect(keys).toEqual(['2026-11-20T19:00:00|Tennis|']);
  });

  test('C24: a date that cannot be read is shown as it was sent, at the end', () => {
    const tbd = anEvent({
      eventName: 'Circus',
      eventDatetime: 'TBD',
      parkingStartDatetime: null,
      parkingEndDatetime: null,
    });
    render(<List read={read(at('A', tbd, game))} />);
    const events = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(events[0]).toContain('Tennis');
    expect(events[1]).toContain('Date as sent: “TBD”');
  });

  test('C24: a name with HTML in it is that text', () => {
    const name = '<b>Bold</b> <img src=x onerror=alert(1)>';
    render(<List read={read(at('A', { ...game, eventName: name }))} />);
    expect(screen.getByText(name)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('C20: names the zone for a viewer who is elsewhere', () => {
    render(<List read={read(at('A', game))} />);
    const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== 'America/Chicago';
    expect(page().includes('Times are those of America/Chicago.')).toBe(isElsewhere);
  });
});
