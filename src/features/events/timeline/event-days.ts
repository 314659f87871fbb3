import { startOfDay } from '../../../lib/time/zoned-time.ts';
import type { CityEvent } from '../groupEvents.ts';

/** A day in the service's zone; 23 or 25 hours long when the clocks change. */
export interface EventDay {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** An event on a day of the timeline. */
export interface EventOnDay {
  readonly event: CityEvent;
  /** The distinct published windows of its lots, as fractions of the day, 0 to 1. */
  readonly bars: readonly { readonly from: number; readonly to: number }[];
  /** Its start, 0 to 1; null if that is on another day or has no time. */
  readonly begins: number | null;
}

/** The day of an instant in a zone. */
export const dayAt = (instant: number, timeZone: string): EventDay => ({
  from: startOfDay(instant, timeZone),
  to: startOfDay(instant, timeZone, 1),
});

/**
 * The events of a day, earliest first: those whose parking window overlaps the day, and those
 * that begin on it.
 *
 * @param compare sorts two names in the page's language
 */
export function eventsOnDay(
  events: readonly CityEvent[],
  { from, to }: EventDay,
  compare: (a: string, b: string) => number,
): EventOnDay[] {
  const share = (instant: number) => (instant - from) / (to - from);
  return events
    .flatMap((event): EventOnDay[] => {
      const windows = event.lots.flatMap(({ times: { window } }) =>
        window === null || window.from === null || window.to === null
          ? []
          : [{ from: window.from.instant, to: window.to.instant }],
      );
      const bars = windows
        .filter((window) => window.from < to && window.to > from)
        .map((window) => ({
          from: Math.max(0, share(window.from)),
          to: Math.min(1, share(window.to)),
        }));
      const { start } = event.times;
      const isOnDay = start !== null && start.instant >= from && start.instant < to;
      if (bars.length === 0 && !isOnDay) return [];
      const unique = new Map(bars.map((bar) => [`${bar.from} ${bar.to}`, bar]));
      const begins = isOnDay && start.hasTime ? share(start.instant) : null;
      return [{ event, bars: [...unique.values()], begins }];
    })
    .toSorted(
      (a, b) => startOfEvent(a) - startOfEvent(b) || compare(a.event.eventName, b.event.eventName),
    );
}

const startOfEvent = ({ bars, begins }: EventOnDay) =>
  Math.min(begins ?? 1, ...bars.map(({ from }) => from));
