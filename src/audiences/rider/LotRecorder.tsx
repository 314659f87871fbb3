import { useMeasuredClockOffset } from '../../city/reads/live/clock-reads.ts';
import { useLotsRead } from '../../city/reads/live/live-reads.ts';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { useEvents } from '../../features/events/useEvents.ts';
import { useRecordLots } from '../../features/parking/typical/useRecordLots.ts';
import { useLots } from '../../features/parking/useLots.ts';
import { maySave } from './saved/rider-saving.ts';
import { RIDER_TYPICAL_STORE } from './saved/rider-typical.ts';

const NO_LOTS: readonly ParkingLot[] = [];

/** Saves each answer's counts on the rider's device, whichever panel is open. */
export function LotRecorder() {
  const settings = useSettings();
  const read = useLotsRead();
  const measured = useMeasuredClockOffset();
  const clockOffset = measured ?? 0;
  const { eventMarkOf } = useEvents(read?.answer?.lots ?? NO_LOTS, settings, clockOffset);
  const lots = useLots({ read, settings, clockOffset, eventMarkOf });
  const { timeZone } = settings.city;
  // A restored answer was recorded when it first arrived.
  const isNew = measured !== null && read?.failure === undefined;
  const receivedAt = isNew ? read?.receivedAt : undefined;
  const store = maySave() ? RIDER_TYPICAL_STORE : null;
  useRecordLots({ store, lots, receivedAt, clockOffset, timeZone });
  return null;
}
