type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'dayPeriod';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One formatter a zone: making one takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const existing = formatters.get(timeZone);
  if (existing !== undefined) return existing;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function partsOf(now: number, timeZone: string): Record<Part, string> {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '', dayPeriod: '' };
  for (const { type, value } of formatterOf(timeZone).formatToParts(now)) {
    if (type in parts) Object.assign(parts, { [type]: value });
  }
  return parts;
}

/** The clock of the stop operations (interface 2.1): `12:38pm`, in the service's zone. */
export function stopClock(now: number, timeZone: string): string {
  const { hour, minute, dayPeriod } = partsOf(now, timeZone);
  return `${hour}:${minute}${dayPeriod.toLowerCase()}`;
}

/** The timestamp of getvehicles (interface 2.1): `1/15/2012 10:13:44 AM`, in the service's zone. */
export function vehicleClock(now: number, timeZone: string): string {
  const { year, month, day, hour, minute, second, dayPeriod } = partsOf(now, timeZone);
  return `${month}/${day}/${year} ${hour}:${minute}:${second} ${dayPeriod}`;
}

/** The civil time as events are dated (interface 2.5): `2014-06-13T17:00:00`, without a zone. */
export function civilTime(now: number, timeZone: string): string {
  const { year, month, day, hour, minute, second, dayPeriod } = partsOf(now, timeZone);
  const two = (value: string | number) => String(value).padStart(2, '0');
  const hourOfDay = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  return `${year}-${two(month)}-${two(day)}T${two(hourOfDay)}:${minute}:${second}`;
}
