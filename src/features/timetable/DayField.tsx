import { useId } from 'react';

import { addDays, isoDateOf } from '../../lib/time/service-date.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

interface DayFieldProps {
  /** `2026-11-20`. */
  date: string;
  onChange: (date: string) => void;
}

/** The date some days after one, both as `2026-11-20`. */
const dayFrom = (date: string, days: number): string =>
  isoDateOf(addDays(date.replaceAll('-', ''), days));

/** Chooses the day of a timetable. */
export function DayField({ date, onChange }: DayFieldProps) {
  const { words } = useLanguage();
  const id = useId();
  return (
    <div className="timetable-card__day">
      <IconButton
        icon="back"
        label={words.timetable.dayBefore}
        onClick={() => onChange(dayFrom(date, -1))}
      />
      <label className="visually-hidden" htmlFor={id}>
        {words.timetable.day}
      </label>
      <input
        id={id}
        type="date"
        required
        value={date}
        onChange={({ target }) => {
          // Empty while somebody types a part of it.
          if (target.value !== '') onChange(target.value);
        }}
      />
      <IconButton
        icon="chevron"
        label={words.timetable.dayAfter}
        onClick={() => onChange(dayFrom(date, 1))}
      />
    </div>
  );
}
