/** The timetable of a stop on a day. Times and durations arrive formatted. */
export const timetable = {
  day: 'Day',
  /** The day shown, as `Intl` writes it in full. */
  shownDay: (day: string) => day,
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  hour: 'Hour',
  minutes: 'Departures',
  every: (from: string, duration: string, until: string) =>
    `About every ${duration} from ${from} to ${until}`,
  none: 'No departures on this day.',
  outside: "The timetable doesn't cover this day.",
  unknown: "There's no timetable for this stop.",
  print: 'Print',
};
