import type { Formats } from './formats.ts';

/**
 * Changes durations, times, days and lists after `Intl` has written them.
 *
 * @param reword returns what people of the language write
 */
export const rewordFormats =
  (reword: (text: string) => string) =>
  (formats: Formats): Formats => ({
    ...formats,
    reword,
    duration: (ms) => reword(formats.duration(ms)),
    longDuration: (ms) => reword(formats.longDuration(ms)),
    clock: (instant) => reword(formats.clock(instant)),
    bareClock: (instant) => reword(formats.bareClock(instant)),
    hour: (instant) => reword(formats.hour(instant)),
    day: (instant) => reword(formats.day(instant)),
    dayWithYear: (instant) => reword(formats.dayWithYear(instant)),
    list: (parts) => reword(formats.list(parts)),
  });
