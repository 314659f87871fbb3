// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { formatStandaloneClock } from '../../../src/lib/words/format-clock.ts';
import { en } from '../../../src/lib/words/en.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { ClockOffsetContext } from '../../../src/ui/time/ClockOffsetContext.ts';
import { LanguageProvider } from '../../../src/ui/text/Language.tsx';
import { aLot } from '../../support/builders.ts';
import { render } from '../../support/render.tsx';
import { List, answering, answeringAfter, names, rows } from './list/lot-list.tsx';

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

/** With the zone, where whoever runs this is in another one (R28). */
const clockAt = (instant: string, timeZone = 'America/Chicago') =>
  formatStandaloneClock(Date.parse(instant), {
    lang: 'en',
    timeZone,
    formats: createFormats('en', 'feet', timeZone),
  });

describe('the list of lots as time passes', () => {
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
    expect(rows()[0]).toContain(
      `${en.parking.spokenAt(212, '212', clockAt('2026-11-20T20:00:00Z'))}, ${en.parking.reasons['too-old']}`,
    );
    expect(screen.getByText('212')).toBeTruthy();
    expect(screen.getByText(en.parking.openAt(clockAt('2026-11-20T20:00:00Z')))).toBeTruthy();

    wait(2_700_000);
    expect(rows()[0]).toMatch(/^Capitol Square North Garage, the count is too old, updated 1 hour/);
    expect(screen.queryByText('212')).toBeNull();
  });

  test('C9: a page that wakes after an hour says so within a second, whatever the clock of the page did', () => {
    render(<List read={answering(aLot({ openSpots: 212 }))} />);
    wait(40_000);
    // The device sleeps: no timer of the page runs, and its monotonic clock stands.
    vi.setSystemTime(Date.now() + 3_600_000);
    wait(1_000);
    expect(screen.getByText('checked 1 hr ago')).toBeTruthy();
    expect(rows()[0]).toMatch(/^Capitol Square North Garage, the count is too old, updated 1 hour/);
  });

  test('C9, A19: a clock that is set back an hour turns nothing stale, and no age negative', () => {
    render(<List read={answering(aLot({ openSpots: 212 }))} />);
    wait(40_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    wait(1_000);
    expect(screen.getByText('checked 41 sec ago')).toBeTruthy();
    expect(rows()[0]).toContain('212 of 613 spots open, plenty of room');
    wait(300_000);
    expect(document.querySelector('.lots-age--late')).not.toBeNull();
  });

  test('C9, A19: an old count has its time by the right clock, not by a device that lies', () => {
    const hour = 3_600_000;
    render(
      <ClockOffsetContext value={3 * hour}>
        <List read={answering(aLot({ openSpots: 212 }))} />
      </ClockOffsetContext>,
    );
    wait(960_000);
    expect(rows()[0]).toContain(en.parking.spokenAt(212, '212', clockAt('2026-11-20T23:00:00Z')));
  });

  test('R28: an old count names its time zone to a viewer who is in another one', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const elsewhere = here === 'America/Chicago' ? 'Europe/Paris' : 'America/Chicago';
    render(
      <LanguageProvider lang="en" words={en} units="feet" timeZone={elsewhere}>
        <List read={answering(aLot({ openSpots: 212 }))} />
      </LanguageProvider>,
    );
    wait(960_000);
    const zone = elsewhere === 'America/Chicago' ? 'CST' : 'GMT+1';
    const clock = clockAt('2026-11-20T20:00:00Z', elsewhere);
    expect(clock).toContain(zone);
    expect(screen.getByText(en.parking.openAt(clock))).toBeTruthy();
    expect(rows()[0]).toContain(en.parking.spokenAt(212, '212', clock));
  });

  test('C10: a lot that an answer lacks stays, without a report', () => {
    const first = answering(aLot({ name: 'A', shortName: 'a' }), aLot());
    const { rerender } = render(<List read={first} />);
    rerender(<List read={answeringAfter(first, aLot())} />);
    expect(rows()).toEqual([
      'A, no report',
      'Capitol Square North Garage, 301 of 613 spots open, plenty of room, updated 0 seconds ago',
    ]);
    rerender(<List read={answeringAfter(first)} />);
    expect(rows()).toEqual(['A, no report', 'Capitol Square North Garage, no report']);
  });

  test('C10: a new lot appears without a reload', () => {
    const { rerender } = render(<List read={answering(aLot())} />);
    rerender(<List read={answering(aLot(), aLot({ name: 'New', shortName: 'new' }))} />);
    expect(names()).toContain('New');
  });

  test('C15: says that a lot is filling up, once there are three samples', () => {
    let read = answering(aLot({ openSpots: 80 }));
    const { rerender } = render(<List read={read} />);
    for (const openSpots of [75, 70]) {
      expect(rows()[0]).not.toContain('filling up');
      wait(60_000);
      read = answeringAfter(read, aLot({ openSpots }));
      rerender(<List read={read} />);
    }
    expect(rows()[0]).toContain('70 of 613 spots open, some room, filling up');
    wait(400_000);
    expect(rows()[0]).not.toContain('filling up');
  });

  test('C33: tells no hour at which a lot that is filling up will be full', () => {
    let read = answering(aLot({ openSpots: 60 }));
    const { rerender } = render(<List read={read} />);
    for (const openSpots of [40, 20]) {
      wait(60_000);
      read = answeringAfter(read, aLot({ openSpots }));
      rerender(<List read={read} />);
    }
    expect(rows()[0]).toContain('filling up');
    expect(rows()[0]).not.toMatch(/\d:\d\d|full (near|at|by|in)/);
  });
});
