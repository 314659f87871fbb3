import { useNow } from '../../ui/time/useNow.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';

/** Minutes change at most this late, in milliseconds. */
const TICK = 5_000;

/** The time by the service's clock, in milliseconds since 1970; renders again every five seconds. */
export function useServiceNow(): number {
  const offset = useClockOffset();
  return useNow(TICK, () => Math.floor((Date.now() + offset) / TICK) * TICK);
}
