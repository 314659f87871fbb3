import './EventTimeline.css';
import { useId, useState } from 'react';

import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { instantOf, addCalendarDays, startOfDay } from '../../../lib/time/zoned-time.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useDebouncedChange } from '../../../ui/time/useDebouncedChange.ts';
import type { CityEvent } from '../groupEvents.ts';
import { dayAt, eventsOnDay } from './event-days.ts';
import type { EventDay } from './event-days.ts';
import { EventTrack } from './EventTrack.tsx';

const MINUTE = 60_000;
/** The step of the slider. */
const STEP_MINUTES = 15;
/** The hours with a label above the tracks. */
const HOURS = [6, 12, 18] as const;

interface EventTimelineProps {
  events: readonly CityEvent[];
  /** Milliseconds since 1970. */
  now: number;
  /** The chosen time; null for the present. */
  moment: number | null;
  onMomentChange: (moment: number | null) => void;
  onSelect: (event: CityEvent) => void;
}

/** The position of an instant in a day, in percent. */
const percentOf = (instant: number, { from, to }: EventDay) =>
  ((instant - from) / (to - from)) * 100;

/**
 * A timeline of one day's events, with a slider to choose a time. It works with the keyboard, and
 * the list of events has the same content as text.
 */
export function EventTimeline({
  events,
  now,
  moment,
  onMomentChange,
  onSelect,
}: EventTimelineProps) {
  const language = useLanguage();
  const { words, formats, timeZone } = language;
  const { timeline } = words.events;
  const id = useId();
  /** The day that is shown while no time is chosen; ignored once it is in the past. */
  const [browsedDay, setBrowsedDay] = useState<number | null>(null);
  const choose = (chosen: number | null) => {
    setBrowsedDay(null);
    onMomentChange(chosen);
  };
  const [draft, setDraft] = useDebouncedChange(choose);
  const picked = draft ?? moment;
  const at = picked ?? Math.max(browsedDay ?? now, now);
  const day = dayAt(at, timeZone);
  const isToday = day.from === dayAt(now, timeZone).from;
  const onDay = eventsOnDay(events, day, formats.compare);
  const minutes = Math.round((day.to - day.from) / MINUTE);
  const chosen = picked ?? (isToday ? now : day.from + (day.to - day.from) / 2);
  const clock = formatClock(chosen, language);
  const shiftDay = (days: number) => {
    setDraft(null);
    // Keep the time of day, unless the clocks skip it on the other day.
    if (picked !== null) choose(addCalendarDays(picked, timeZone, days));
    else setBrowsedDay(startOfDay(at, timeZone, days));
  };
  const dayName = formats.dayWithYear(day.from);
  return (
    <section className="event-timeline" aria-label={timeline.heading}>
      <header className="event-timeline__header">
        <IconButton
          icon="back"
          label={words.timetable.dayBefore}
          // Not `disabled`: that would drop the focus when the rider goes back to today.
          aria-disabled={isToday}
          onClick={() => !isToday && shiftDay(-1)}
        />
        <h3>{isToday ? [words.events.today, dayName].join(words.page.comma) : dayName}</h3>
        <IconButton icon="chevron" label={words.timetable.dayAfter} onClick={() => shiftDay(1)} />
      </header>
      <div className="event-timeline__day">
        <ol className="event-timeline__hours" aria-hidden="true">
          {HOURS.map((hour) => {
            const instant = instantOf(
              { ...civilTimeOf(day.from, timeZone), hour, minute: 0 },
              timeZone,
            );
            return (
              <li key={hour} style={{ insetInlineStart: `${percentOf(instant, day)}%` }}>
                {formats.hour(instant)}
              </li>
            );
          })}
        </ol>
        {isToday ? <TimeMarker kind="now" percent={percentOf(now, day)} /> : null}
        {picked === null ? null : <TimeMarker kind="moment" percent={percentOf(picked, day)} />}
        <ul aria-label={timeline.heading}>
          {onDay.map((eventOnDay) => (
            <EventTrack
              key={eventOnDay.event.key}
              eventOnDay={eventOnDay}
              now={now}
              onSelect={onSelect}
            />
          ))}
        </ul>
        {onDay.length === 0 ? <p className="event-timeline__none">{timeline.none}</p> : null}
        <label className="visually-hidden" htmlFor={id}>
          {timeline.moment}
        </label>
        <input
          id={id}
          className="event-timeline__slider"
          type="range"
          min={0}
          max={minutes - 1}
          step={STEP_MINUTES}
          value={Math.round((chosen - day.from) / MINUTE)}
          aria-valuetext={words.events.dayAndTime(dayName, clock)}
          onChange={({ target }) => setDraft(day.from + target.valueAsNumber * MINUTE)}
        />
      </div>
      {picked === null ? (
        <p className="event-timeline__hint">{timeline.hint}</p>
      ) : (
        <p className="event-timeline__chosen">
          {timeline.showing(words.events.dayAndTime(formats.day(picked), clock))}
          <Button
            variant="plain"
            onClick={() => {
              setDraft(null);
              choose(null);
            }}
          >
            {words.parking.plan.backToNow}
          </Button>
        </p>
      )}
    </section>
  );
}

function TimeMarker({ kind, percent }: { kind: 'now' | 'moment'; percent: number }) {
  return (
    <span
      className={`event-timeline__line event-timeline__line--${kind}`}
      style={{ insetInlineStart: `${percent}%` }}
      aria-hidden="true"
    />
  );
}
