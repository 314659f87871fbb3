import type { Words } from '../../en/words.ts';

/** The timetable of a stop on a day. Times and durations arrive formatted. */
export const timetable: Words['timetable'] = {
  day: 'יום',
  shownDay: (day) => day,
  dayBefore: 'היום הקודם',
  dayAfter: 'היום הבא',
  hour: 'שעה',
  minutes: 'יציאות',
  every: (from, duration, until) => `בערך כל ${duration}, מ-${from} עד ${until}`,
  none: 'אין יציאות ביום הזה.',
  outside: 'לוח הזמנים לא כולל את היום הזה.',
  unknown: 'אין לוח זמנים לתחנה הזאת.',
  print: 'הדפסה',
};
