import { StopStart, type StopStartProps } from '../../../city/cards/stop/StopStart.tsx';
import { firstReads, useReportFirstReads } from './useReportFirstReads.ts';

export { firstReads };

/** The start of the card of a stop that the URL opens. */
export function FirstStop(props: StopStartProps) {
  useReportFirstReads();
  return <StopStart {...props} />;
}
