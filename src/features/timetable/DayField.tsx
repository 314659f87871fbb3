import { useId } from 'react';

import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useWholeLanguage } from '../../ui/text/Language.tsx';

interface DayFieldProps {
  /** `2026-11-20`. */
  date: string;
  onChange: (date: string) => void;
}

const DAY = 86_400_000;

/** The day before or after. */
const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Chooses the day of a timetable (T19). */
export function DayField({ date, onChange }: DayFieldProps) {
  const { words } = useWholeLanguage();
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
