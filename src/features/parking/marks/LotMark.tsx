import type { ListedLot } from '../listLots.ts';
import { BandMark } from './BandMark.tsx';
import { PlanMark } from './PlanMark.tsx';

/** The mark of a lot's band, or of its plan if a time is chosen. */
export function LotMark({ listed, size }: { listed: ListedLot; size: number }) {
  return listed.plan === null ? (
    <BandMark band={listed.state.band} size={size} />
  ) : (
    <PlanMark plan={listed.plan} size={size} />
  );
}
