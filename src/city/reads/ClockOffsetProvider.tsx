import type { ReactNode } from 'react';

import { ClockOffsetContext } from '../../ui/time/ClockOffsetContext.ts';
import { useClockOffset } from './live/clock-reads.ts';

/**
 * Gives the measured offset of the device's clock to everything inside that shows a time. Not in
 * AudienceRoot, because the stop list shows no times (decision 0063).
 */
export function ClockOffsetProvider({ children }: { children: ReactNode }) {
  return <ClockOffsetContext value={useClockOffset()}>{children}</ClockOffsetContext>;
}
