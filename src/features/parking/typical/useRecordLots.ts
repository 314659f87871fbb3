import { useEffect, useEffectEvent } from 'react';

import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { civilTimeOf, formatCivilMinute } from '../../../lib/time/zoned-time.ts';
import type { TypicalStore } from './createTypicalStore.ts';
import type { ListedLot } from '../listLots.ts';

interface RecordLotsOptions {
  /** Null where nothing may be kept on the device. */
  readonly store: TypicalStore | null;
  readonly lots: readonly ListedLot[];
  /** When their counts came, by `timePassed`; undefined before any did. */
  readonly receivedAt: number | undefined;
  /** Milliseconds to add to this device's clock to have the right time (A19). */
  readonly clockOffset: number;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

/** Keeps each answer's counts for what is usual (C32), once however often the page is drawn. */
export function useRecordLots({
  store,
  lots,
  receivedAt,
  clockOffset,
  timeZone,
}: RecordLotsOptions): void {
  const record = useEffectEvent((target: TypicalStore, at: number) => {
    const instant = Date.now() + clockOffset - (monotonicNow() - at);
    const { hour } = civilTimeOf(instant, timeZone);
    const day = formatCivilMinute(instant, timeZone).slice(0, 10);
    const samples = lots.flatMap(({ key, state, event }) =>
      state.reason !== 'counted' || state.count === null
        ? []
        : [{ lot: key, day, hour, open: state.count.open, isEvent: event !== null }],
    );
    // A browser that keeps nothing is no failure: what is usual is just not told.
    void target.record(samples).catch(() => {});
  });
  useEffect(() => {
    if (store !== null && receivedAt !== undefined) record(store, receivedAt);
  }, [store, receivedAt]);
}
