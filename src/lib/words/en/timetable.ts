/** The timetable of a stop on a day. Times and durations arrive formatted. */
export const timetable = {
  day: 'Day',
  dayBefore: 'Day before',
  dayAfter: 'Day after',
  hour: 'Hour',
  minutes: 'Departures',
  every: (from: string, duration: string, until: string) =>
    `From ${from} about every ${duration} until ${until}`,
  none: 'No departures on this day.',
  outside: "The timetable doesn't cover this day.",
  unknown: "There's no timetable for this stop.",
  print: 'Print',
};
