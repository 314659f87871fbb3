import { use, useMemo, useSyncExternalStore } from 'react';

import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { Settings } from '../../contract/settings.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { ClockOffsetContext } from '../../ui/time/ClockOffsetContext.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { listLots } from './listLots.ts';
import type { ListedLot } from './listLots.ts';
import type { EventMark, LotPlan } from '../../lib/event-marks.ts';
import type { LotFormatContext } from './lot-words.ts';
import { freshnessOf } from './lotState.ts';

/** Ages in a list go by minutes, and the shortest that matters is one of five. */
const REFRESH_INTERVAL = 10_000;

/**
 * What `select` makes of the milliseconds since an answer came, looked at every `interval`; of 0 before
 * there is one.
 */
export function useAge<T>(
  receivedAt: number | undefined,
  interval: number,
  select: (age: number) => T,
): T {
  return useNow(interval, (now) => select(Math.max(0, now - (receivedAt ?? now))));
}

const MINUTE = 60_000;

/** An age no finer than it is told: from a minute on in whole minutes. */
const asShown = (age: number) => (age < MINUTE ? age : Math.floor((age + 500) / MINUTE) * MINUTE);

const noSubscription = () => () => {};

/** By how much the wall's clock is ahead of the page's, to the second: read anew at each rendering. */
const clockShift = () => Math.round((Date.now() - monotonicNow()) / 1000) * 1000;

/** The same to the minute: what hangs on it is judged by the hour. */
const clockShiftMinutes = () => Math.round((Date.now() - monotonicNow()) / 60_000);

/** How old the counts are and how that is told. */
export function useLotFormatContext(
  receivedAt: number | undefined,
  interval = REFRESH_INTERVAL,
): LotFormatContext {
  const { lang, timeZone, words, formats } = useLanguage();
  const age = useAge(receivedAt, interval, asShown);
  const shift = useSyncExternalStore(noSubscription, clockShift) + use(ClockOffsetContext);
  return { lang, timeZone, words, formats, age, fetchedAt: shift + (receivedAt ?? 0) };
}

interface UseLotsOptions {
  read: Read<LotFeed> | undefined;
  settings: Pick<Settings, 'availability' | 'city' | 'staleness'>;
  /** Milliseconds to add to this device's clock to have the right time (A19). */
  clockOffset: number;
  /** What events do to a lot; memoized, since the lots are made anew where it is another function. */
  eventMarkOf: (lot: ParkingLot) => EventMark | null;
  /** What is known of a lot at a chosen time; memoized too. Undefined for the present (C29). */
  planOf?: ((lot: ParkingLot) => LotPlan) | undefined;
}

/**
 * The lots as map, list and card show them. They grow old without a poll (C9), and are the same
 * array until a count, an event's phase or the trust in them changes.
 */
export function useLots({
  read,
  settings,
  clockOffset,
  eventMarkOf,
  planOf,
}: UseLotsOptions): readonly ListedLot[] {
  const { availability, city, staleness } = settings;
  const freshness = useAge(read?.receivedAt, REFRESH_INTERVAL, (age) =>
    freshnessOf(age, staleness),
  );
  const minutes =
    useSyncExternalStore(noSubscription, clockShiftMinutes) + Math.round(clockOffset / 60_000);
  const answer = read?.answer;
  return useMemo(
    () =>
      listLots(answer?.lots ?? [], {
        settings: { availability, city },
        freshness,
        eventMarkOf,
        unreported: answer?.unreported,
        histories: answer?.histories,
        clockShift: minutes * 60_000,
        planOf,
      }),
    [answer, availability, city, freshness, eventMarkOf, minutes, planOf],
  );
}
