import { useNotices } from '../../../city/notices/useNotices.ts';
import { NoticeFold } from '../../../features/notices/marks/NoticeFold.tsx';
import { type NoticePlace, noticesFor } from '../../../features/notices/rules/concerning.ts';
import { byImportance } from '../../../features/notices/rules/notices.ts';
import { useSevereNotices } from './useSevereNotices.ts';

/** The notices in force about a list of departures, and the severe ones for the whole city. */
export function NearNotices({ place }: { place: NoticePlace }) {
  const { notices, now } = useNotices();
  const { severe } = useSevereNotices();
  const inForce = noticesFor(notices, place).filter(({ isInForce }) => isInForce);
  return <NoticeFold notices={[...severe, ...inForce].toSorted(byImportance)} now={now} />;
}
