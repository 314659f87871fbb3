import { RowNotice } from '../../features/notices/marks/RowNotice.tsx';
import type { DepartureRow } from '../../features/times/departureRows.ts';
import { type RowPlace, useRowNotices } from './useRowNotices.ts';

export interface StopRowNoticeProps {
  stop: RowPlace;
  /** The departures that the row shows. */
  rows: readonly DepartureRow[];
}

/** What is closed or changed at a stop and on the buses that its row shows (N5). */
export const StopRowNotice = ({ stop, rows }: StopRowNoticeProps) => (
  <RowNotice text={useRowNotices()(stop, rows)} />
);
