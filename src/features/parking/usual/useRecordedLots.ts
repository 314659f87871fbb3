import { useEffect, useEffectEvent } from 'react';

import { timePassed } from '../../../lib/time/timePassed.ts';
import { civilTimeOf, civilTextOf } from '../../../lib/time/zoned-time.ts';
import type { UsualStore } from './createUsualStore.ts';
import type { ListedLot } from '../listLots.ts';

interface RecordedLots {
  /** Null where nothing may be kept on the device. */
  readonly store: UsualStore | null;
  readonly lots: readonly ListedLot[];
  /** When their counts came, by `timePassed`; undefined before any did. */
  readonly receivedAt: number | undefined;
  /** Milliseconds to add to this device's clock to have the right time (A19). */
  readonly clockOffset: number;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

/** Keeps each answer's counts for what is usual (C32), once however often the page is drawn. */
export function useRecordedLots({
  store,
  lots,
  receivedAt,
  clockOffset,
  timeZone,
}: RecordedLots): void {
  const record = useEffectEvent((into: UsualStore, at: number) => {
    const instant = Date.now() + clockOffset - (timePassed() - at);
    const { hour } = civilTimeOf(instant, timeZone);
    const day = civilTextOf(instant, timeZone).slice(0, 10);
    const samples = lots.flatMap(({ key, state, event }) =>
      state.reason !== 'counted' || state.count === null
        ? []
        : [{ lot: key, day, hour, open: state.count.open, isEvent: event !== null }],
    );
    // A browser that keeps nothing is no failure: what is usual is just not told.
    void into.record(samples).catch(() => {});
  });
  useEffect(() => {
    if (store !== null && receivedAt !== undefined) record(store, receivedAt);
  }, [store, receivedAt]);
}
