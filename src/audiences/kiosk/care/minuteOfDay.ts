/** Minutes since midnight in a time zone, for an instant in milliseconds since 1970. */
export function minuteOfDay(instant: number, timeZone: string): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(instant)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}
