import { use, useMemo, useSyncExternalStore } from 'react';

import { healthOf } from '../../api/feeds/health.ts';
import type { EventMark, LotPlan } from '../../api/feeds/lots/event-marks.ts';
import type { LotFeed } from '../../api/feeds/lots/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../ui/time/useNow.ts';
import { listLots } from './listLots.ts';
import type { ListedLot } from './listLots.ts';
import type { LotFormatContext } from './lot-words.ts';
import { LOTS } from './subject.ts';

/** Ages in a list are in minutes, and the shortest age that changes a lot's state is five. */
const REFRESH_INTERVAL = 10_000;

/**
 * Selects a value from the age of an answer, checked every `interval` milliseconds. The component
 * re-renders only if the value changes.
 *
 * @param receivedAt when the answer arrived, on the `monotonicNow` clock
 * @param select gets the age in milliseconds; 0 before the first answer
 */
export function useAge<T>(
  receivedAt: number | undefined,
  interval: number,
  select: (age: number) => T,
): T {
  return useNow(interval, (now) => select(Math.max(0, now - (receivedAt ?? now))));
}

const MINUTE = 60_000;

/** An age with the precision that the page shows: whole minutes from one minute on. */
const shownAge = (age: number) => (age < MINUTE ? age : Math.floor((age + 500) / MINUTE) * MINUTE);

const noSubscription = () => () => {};

/** Milliseconds by which the wall clock is ahead of `monotonicNow`, rounded to the second. */
const clockShift = () => Math.round((Date.now() - monotonicNow()) / 1000) * 1000;

/** The same in whole minutes: its only use, `lotDoubt`, compares hours. */
const clockShiftMinutes = () => Math.round((Date.now() - monotonicNow()) / 60_000);

/**
 * The language, formats and age to write a lot's texts with.
 *
 * @param receivedAt when the counts arrived, on the `monotonicNow` clock
 */
export function useLotFormatContext(receivedAt: number | undefined): LotFormatContext {
  const { timeZone, words, formats } = useLanguage();
  const age = useAge(receivedAt, REFRESH_INTERVAL, shownAge);
  const shift = useSyncExternalStore(noSubscription, clockShift) + use(ClockOffsetContext);
  return { timeZone, words, formats, age, fetchedAt: shift + (receivedAt ?? 0) };
}

interface UseLotsOptions {
  read: Read<LotFeed> | undefined;
  settings: Pick<Settings, 'availability' | 'city' | 'staleness'>;
  /** Milliseconds to add to this device's clock to get the correct time. */
  clockOffset: number;
  /** The event mark of a lot. Memoize it: a new function recomputes the lots. */
  eventMarkOf: (lot: ParkingLot) => EventMark | null;
  /** The plan of a lot at a chosen time, memoized too; undefined for the present. */
  planOf?: ((lot: ParkingLot) => LotPlan) | undefined;
}

/**
 * The lots as the map, list and card show them. Their health changes without a poll. The array
 * stays the same until a count, an event mark or their health changes.
 */
export function useLots({
  read,
  settings,
  clockOffset,
  eventMarkOf,
  planOf,
}: UseLotsOptions): readonly ListedLot[] {
  const { availability, city, staleness } = settings;
  const receivedAt = read?.receivedAt;
  // Its parts, because a new object would list the lots again.
  const [state, visibility] = useNow(REFRESH_INTERVAL, (now) => {
    const health = healthOf({ receivedAt: receivedAt ?? now }, now, LOTS.limits(staleness));
    return [health.state, health.visibility] as const;
  });
  const minutes =
    useSyncExternalStore(noSubscription, clockShiftMinutes) + Math.round(clockOffset / 60_000);
  const answer = read?.answer;
  return useMemo(
    () =>
      listLots(answer?.lots ?? [], {
        settings: { availability, city },
        health: { state, visibility },
        eventMarkOf,
        unreported: answer?.unreported,
        histories: answer?.histories,
        clockShift: minutes * 60_000,
        planOf,
      }),
    [answer, availability, city, state, visibility, eventMarkOf, minutes, planOf],
  );
}
