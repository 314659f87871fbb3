import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { RowNotice } from '../../features/notices/marks/RowNotice.tsx';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { useStopAccess } from '../departures/useStopAccess.ts';
import { useRowFacts } from './useRowFacts.ts';
import { type RowPlace, useRowNotices } from './useRowNotices.ts';

export interface StopRowNoticeProps {
  stop: RowPlace;
  /** The departures that the row shows. */
  rows: readonly DepartureRow[];
}

/** What is closed or changed at a stop and on the buses that its row shows, and what those lack. */
export function StopRowNotice({ stop, rows }: StopRowNoticeProps) {
  const notice = useRowNotices()(stop, rows);
  const access = useStopAccess()(stop);
  const facts = useRowFacts()(rows);
  return (
    <RowNotice text={dotSeparated([notice, access, ...facts].filter((text) => text !== ''))} />
  );
}
