import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { formatStandaloneClock } from '../../../src/lib/words/format-clock.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { LanguageProvider } from '../../../src/ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../src/ui/time/ClockOffsetContext.ts';
import { aLot } from '../../support/builders.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';
import { List, answering, answeringAfter, names, rows } from './list/lot-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Not at the start of a minute: computed times are exact to a microsecond.
  vi.setSystemTime(new Date('2026-11-20T20:00:00.500Z'));
});
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The clock time as the page writes it; with the time zone if this machine is in another one (R28). */
const clockAt = (instant: string, timeZone = 'America/Chicago') =>
  formatStandaloneClock(Date.parse(instant), {
    timeZone,
    formats: createFormats('en', 'feet', timeZone),
  });

const { parking } = en;
const plenty = `${parking.readAloud(212, '212', '613')}, ${parking.bands.plenty}`;
/** What a screen reader reads for a lot whose count is more than an hour old. */
const gone = `Capitol Square North Garage, ${parking.reasons['too-old']}, ${parking.checked('60 minutes')}`;
const missing = (name: string) => `${name}, ${parking.reasons['not-reported']}`;

describe('the list of lots as time passes', () => {
  test('C9: counts are marked after 5 minutes, lose their band after 15 and are gone after an hour', () => {
    render(<List read={answering(aLot({ openSpots: 212 }))} />);
    wait(300_000);
    expect(document.querySelector('.lots-age--late')).toBeNull();
    wait(10_000);
    expect(document.querySelector('.lots-age--late')).not.toBeNull();
    expect(rows()[0]).toContain(plenty);

    wait(600_000);
    const clock = clockAt('2026-11-20T20:00:00Z');
    expect(rows()[0]).toContain(
      `${parking.readAloudAt(212, '212', clock)}, ${parking.reasons['too-old']}`,
    );
    expect(screen.getByText('212')).toBeTruthy();
    expect(screen.getByText(parking.openAt(clock))).toBeTruthy();

    wait(2_700_000);
    expect(rows()[0]).toBe(gone);
    expect(screen.queryByText('212')).toBeNull();
  });

  test('C9: a page that wakes after an hour shows the age within a second', () => {
    render(<List read={answering(aLot({ openSpots: 212 }))} />);
    wait(40_000);
    // While the device sleeps, timers don't run and its monotonic clock stops.
    vi.setSystemTime(Date.now() + 3_600_000);
    wait(1_000);
    expect(screen.getByText(parking.checked('60 min'))).toBeTruthy();
    expect(rows()[0]).toBe(gone);
  });

  test('C9, A19: setting the clock back an hour makes no count stale and no age negative', () => {
    render(<List read={answering(aLot({ openSpots: 212 }))} />);
    wait(40_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    wait(1_000);
    expect(screen.getByText(parking.checked('41 sec'))).toBeTruthy();
    expect(rows()[0]).toContain(plenty);
    wait(300_000);
    expect(document.querySelector('.lots-age--late')).not.toBeNull();
  });

  test('C9, A19: an old count has its correct time, even if the device’s clock is wrong', () => {
    const hour = 3_600_000;
    render(
      <ClockOffsetContext value={3 * hour}>
        <List read={answering(aLot({ openSpots: 212 }))} />
      </ClockOffsetContext>,
    );
    wait(960_000);
    expect(rows()[0]).toContain(parking.readAloudAt(212, '212', clockAt('2026-11-20T23:00:00Z')));
  });

  test('R28: an old count names its time zone if the rider is in another one', () => {
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
    expect(screen.getByText(parking.openAt(clock))).toBeTruthy();
    expect(rows()[0]).toContain(parking.readAloudAt(212, '212', clock));
  });

  test('C10: a lot that is missing from an answer stays in the list, without a count', () => {
    const first = answering(aLot({ name: 'A', shortName: 'a' }), aLot());
    const { rerender } = render(<List read={first} />);
    rerender(<List read={answeringAfter(first, aLot())} />);
    expect(rows()).toEqual([
      missing('A'),
      [
        'Capitol Square North Garage',
        parking.readAloud(301, '301', '613'),
        parking.bands.plenty,
        parking.checked('0 seconds'),
      ].join(', '),
    ]);
    rerender(<List read={answeringAfter(first)} />);
    expect(rows()).toEqual([missing('A'), missing('Capitol Square North Garage')]);
  });

  test('C10: a new lot appears without a reload', () => {
    const { rerender } = render(<List read={answering(aLot())} />);
    rerender(<List read={answering(aLot(), aLot({ name: 'New', shortName: 'new' }))} />);
    expect(names()).toContain('New');
  });

  test('C15, C33: says that a lot is filling up after three samples, never when it will be full', () => {
    let read = answering(aLot({ openSpots: 80 }));
    const { rerender } = render(<List read={read} />);
    for (const openSpots of [75, 70]) {
      expect(rows()[0]).not.toContain(parking.trend.filling);
      wait(60_000);
      read = answeringAfter(read, aLot({ openSpots }));
      rerender(<List read={read} />);
    }
    expect(rows()[0]).toContain(
      [parking.readAloud(70, '70', '613'), parking.bands.some, parking.trend.filling].join(', '),
    );
    expect(rows()[0]).not.toMatch(/\d:\d\d|full (near|at|by|in)/);
    wait(400_000);
    expect(rows()[0]).not.toContain(parking.trend.filling);
  });
});
