type Parts = Readonly<
  Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'dayPeriod', string>
>;

interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  /** The last second that was asked for, and its parts: in one second thousands may ask. */
  second: number;
  parts: Parts;
}

const NO_PARTS = { year: '', month: '', day: '', hour: '', minute: '', second: '', dayPeriod: '' };

const clocks = new Map<string, ZoneClock>();

/** One formatter a zone: making one takes a hundred times as long as using it. */
function clockOf(timeZone: string): ZoneClock {
  const existing = clocks.get(timeZone);
  if (existing !== undefined) return existing;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
  });
  const clock = { format, second: Number.NaN, parts: NO_PARTS };
  clocks.set(timeZone, clock);
  return clock;
}

function partsOf(now: number, timeZone: string): Parts {
  const clock = clockOf(timeZone);
  const second = Math.floor(now / 1000);
  if (clock.second !== second) {
    const parts = clock.format.formatToParts(now).map(({ type, value }) => [type, value]);
    clock.parts = { ...NO_PARTS, ...Object.fromEntries(parts) };
    clock.second = second;
  }
  return clock.parts;
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
  const padTwo = (value: string | number) => String(value).padStart(2, '0');
  const hourOfDay = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  return `${year}-${padTwo(month)}-${padTwo(day)}T${padTwo(hourOfDay)}:${minute}:${second}`;
}
