import { startOfDay } from '../../../lib/time/zoned-time.ts';
import type { CityEvent } from '../groupEvents.ts';

/** A day of the service's zone: 23 or 25 hours long where clocks change. */
export interface EventDay {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** An event on a day: a bar where its window is published, a mark where only a time is known. */
export interface EventOnDay {
  readonly event: CityEvent;
  /** Parts of the day, 0 to 1; the bars of its lots' windows, each once. */
  readonly bars: readonly { readonly from: number; readonly to: number }[];
  /** When it begins, 0 to 1; null where that is on another day or only the day is known. */
  readonly begins: number | null;
}

export function dayAt(instant: number, timeZone: string, days = 0): EventDay {
  return {
    from: startOfDay(instant, timeZone, days),
    to: startOfDay(instant, timeZone, days + 1),
  };
}

/**
 * The events of a day, earliest first (C29). One whose window reaches into the day is of it, one
 * without a window is of the day on which it begins.
 */
export function eventsOnDay(events: readonly CityEvent[], { from, to }: EventDay): EventOnDay[] {
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
      (a, b) =>
        startOfEvent(a) - startOfEvent(b) || a.event.eventName.localeCompare(b.event.eventName),
    );
}

const startOfEvent = ({ bars, begins }: EventOnDay) =>
  Math.min(begins ?? 1, ...bars.map(({ from }) => from));
