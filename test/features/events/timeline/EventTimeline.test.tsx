import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { EventTimeline } from '../../../../src/features/events/timeline/EventTimeline.tsx';
import { formatMoment, parseDateTime } from '../../../../src/lib/time/zoned-time.ts';
import { theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { at, evening, game } from '../list/event-list.tsx';

const timeZone = 'America/Chicago';
const instant = (text: string) => parseDateTime(text, timeZone)?.instant ?? Number.NaN;
const NOON = instant('2026-11-20T12:00:00');
const options = { now: NOON, timeZone, policy: theSettings().events };
const events = (...lots: ParkingLot[]) => groupEvents(lots, options);
const { events: copy } = en;
const { timeline } = copy;
const today = (day: string) => `${copy.today}, ${day}`;

describe('the timeline', () => {
  const chosen: string[] = [];
  /** The chosen times as the URL writes them. */
  const written: string[] = [];
  function Timeline({ lots, now = NOON }: { lots: ParkingLot[]; now?: number }) {
    const [moment, setMoment] = useState<string | null>(null);
    return (
      <>
        <output aria-label="moment">{moment ?? 'now'}</output>
        <EventTimeline
          events={events(...lots)}
          now={now}
          moment={moment === null ? null : instant(moment)}
          onMomentChange={(at) => {
            const text = at === null ? null : formatMoment(at, timeZone);
            if (text !== null) written.push(text);
            setMoment(text);
          }}
          onSelect={({ eventName }) => chosen.push(eventName)}
        />
      </>
    );
  }
  const slider = () => screen.getByRole('slider', { name: timeline.moment });
  const moment = () => screen.getByLabelText('moment').textContent;
  const tracks = () => within(screen.getByRole('region')).getAllByRole('listitem');
  const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
  const button = (name: string) => screen.getByRole('button', { name });
  const track = (eventName: string) =>
    screen.getByRole('button', { name: (label) => label.startsWith(`${eventName}. `) });
  const chosenText = (clock: string) => timeline.showing(copy.dayAndTime('Fri, Nov 20', clock));
  const waitForDebounce = () => {
    act(() => {
      vi.advanceTimersByTime(300);
    });
  };
  const drag = (minutes: number) =>
    fireEvent.change(slider(), { target: { value: String(minutes) } });
  /** Moves the slider to a number of minutes after the start of the day, and waits. */
  const choose = (minutes: number) => {
    drag(minutes);
    waitForDebounce();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
  });

  test('C29: names each event with its parking window, and selects it', () => {
    render(<Timeline lots={[at('A', evening), at('B', game)]} />);
    const window = copy.window(copy.range(copy.dayAndTime(copy.today, '4:00 PM'), '11:00 PM'));
    expect(track('Hockey').getAttribute('aria-label')).toBe(`Hockey. ${window}`);
    fireEvent.click(track('Hockey'));
    expect(chosen).toEqual(['Hockey']);
    expect(track('Tennis').getAttribute('aria-label')).toBe(`Tennis. ${copy.unpublished}`);
    expect(tracks()).toHaveLength(2);
  });

  test('C29: a time can be chosen in steps of 15 minutes, is shown in words, and can be reset', () => {
    render(<Timeline lots={[at('A', evening)]} />);
    expect(moment()).toBe('now');
    choose(19 * 60 + 15);
    expect(moment()).toBe('2026-11-20T19:15');
    expect(slider().getAttribute('aria-valuetext')).toBe(
      copy.dayAndTime('Nov 20, 2026', '7:15 PM'),
    );
    expect(screen.getByText(chosenText('7:15 PM'))).toBeTruthy();
    fireEvent.click(button(en.parking.plan.backToNow));
    expect(moment()).toBe('now');
  });

  test('C29: dragging the slider through the day chooses only the time where it stops', () => {
    render(<Timeline lots={[at('A', evening)]} />);
    const dragged = slider();
    for (let value = 0; value < 24 * 60; value += 15)
      fireEvent.change(dragged, { target: { value } });
    expect(screen.getByText(chosenText('11:45 PM'))).toBeTruthy();
    expect(written).toEqual([]);
    waitForDebounce();
    expect(written).toEqual(['2026-11-20T23:45']);
  });

  test('C29: going back to now discards a time that is still being dragged', () => {
    render(<Timeline lots={[at('A', evening)]} />);
    drag(60);
    fireEvent.click(button(en.parking.plan.backToNow));
    waitForDebounce();
    expect(moment()).toBe('now');
    expect(written).toEqual([]);
  });

  test('C29: the chosen time of day stays when the rider goes to another day', () => {
    render(<Timeline lots={[at('A', evening)]} />);
    choose(20 * 60);
    fireEvent.click(button(en.timetable.dayAfter));
    expect(moment()).toBe('2026-11-21T20:00');
    expect(screen.getByText(timeline.none)).toBeTruthy();
    fireEvent.click(button(en.timetable.dayBefore));
    expect(moment()).toBe('2026-11-20T20:00');
    expect(button(en.timetable.dayBefore).getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['back', '2026-10-31T12:00:00', '2026-11-01T19:00', '2026-11-02T19:00'],
    ['forward', '2026-03-07T12:00:00', '2026-03-08T19:00', '2026-03-09T19:00'],
  ])(
    'C20, C29: the chosen time of day stays on a day on which the clocks go %s',
    (_, now, changed, after) => {
      render(<Timeline lots={[at('A', evening)]} now={instant(now)} />);
      choose(19 * 60);
      fireEvent.click(button(en.timetable.dayAfter));
      expect(moment()).toBe(changed);
      fireEvent.click(button(en.timetable.dayAfter));
      expect(moment()).toBe(after);
      fireEvent.click(button(en.timetable.dayBefore));
      expect(moment()).toBe(changed);
    },
  );

  test('C20, C29: a time that the clocks skip on that day moves an hour forward', () => {
    render(<Timeline lots={[at('A', evening)]} now={instant('2026-03-07T12:00:00')} />);
    choose(2 * 60 + 30);
    fireEvent.click(button(en.timetable.dayAfter));
    expect(moment()).toBe('2026-03-08T03:30');
  });

  test('C20, C29: the slider has both hours that occur twice, and says which one it is', () => {
    render(<Timeline lots={[at('A', evening)]} now={instant('2026-11-01T00:10:00')} />);
    const passed = [90, 105, 120, 150, 165, 180].map((minutes) => {
      choose(minutes);
      return [moment(), slider().getAttribute('aria-valuetext')?.slice(13)];
    });
    expect(passed).toEqual([
      ['2026-11-01T01:30', '1:30 AM'],
      ['2026-11-01T01:45', '1:45 AM'],
      ['2026-11-01T01:00-06:00', '1:00 AM CST'],
      ['2026-11-01T01:30-06:00', '1:30 AM CST'],
      ['2026-11-01T01:45-06:00', '1:45 AM CST'],
      ['2026-11-01T02:00', '2:00 AM'],
    ]);
  });

  test('C20, C29: the slider leaves out the hour that the clocks skip', () => {
    render(<Timeline lots={[at('A', evening)]} now={instant('2026-03-08T00:10:00')} />);
    const passed = [105, 120].map((minutes) => {
      choose(minutes);
      return moment();
    });
    expect(passed).toEqual(['2026-03-08T01:45', '2026-03-08T03:00']);
  });

  test('C21, C29: after midnight it shows the new day', () => {
    const lots = [at('A', evening)];
    const { rerender } = render(<Timeline lots={lots} now={instant('2026-11-20T23:59:00')} />);
    expect(heading()).toBe(today('Nov 20, 2026'));
    rerender(<Timeline lots={lots} now={instant('2026-11-21T00:01:00')} />);
    expect(heading()).toBe(today('Nov 21, 2026'));
  });

  test('C29: a day that the rider went to stays until it has passed', () => {
    const lots = [at('A', evening)];
    const { rerender } = render(<Timeline lots={lots} />);
    fireEvent.click(button(en.timetable.dayAfter));
    rerender(<Timeline lots={lots} now={NOON + 60_000} />);
    expect(heading()).toBe('Nov 21, 2026');
    rerender(<Timeline lots={lots} now={instant('2026-11-22T09:00:00')} />);
    expect(heading()).toBe(today('Nov 22, 2026'));
  });

  test('C29: going back to now also goes back to today', () => {
    render(<Timeline lots={[at('A', evening)]} />);
    fireEvent.click(button(en.timetable.dayAfter));
    choose(19 * 60);
    expect(moment()).toBe('2026-11-21T19:00');
    fireEvent.click(button(en.parking.plan.backToNow));
    expect(moment()).toBe('now');
    expect(heading()).toBe(today('Nov 20, 2026'));
  });
});
