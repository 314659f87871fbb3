import { useEffect, useEffectEvent } from 'react';

import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { formatCivilMinute } from '../../../lib/time/zoned-time.ts';
import type { ListedLot } from '../listLots.ts';
import type { TypicalStore } from './createTypicalStore.ts';

interface RecordLotsOptions {
  /** Null if the audience stores nothing on the device. */
  readonly store: TypicalStore | null;
  readonly lots: readonly ListedLot[];
  /** When the counts arrived, on the `monotonicNow` clock; undefined before the first answer. */
  readonly receivedAt: number | undefined;
  /** Milliseconds to add to this device's clock to get the correct time. */
  readonly clockOffset: number;
  /** IANA time zone of the service. */
  readonly timeZone: string;
}

/** Records the counts of each answer once, to work out typical levels from them. */
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
    // A browser without storage isn't an error: typical levels just aren't shown.
    void target.record(samples).catch(() => {});
  });
  useEffect(() => {
    if (store !== null && receivedAt !== undefined) record(store, receivedAt);
  }, [store, receivedAt]);
}
