import type { JourneyEnd, JourneyView } from './journey-view.ts';
import { urlFromView } from './urlFromView.ts';
import { viewFromUrl } from './viewFromUrl.ts';

/** The ways between two places that both are known, whoever asks and whenever. */
export interface WayBetween extends JourneyView {
  readonly from: JourneyEnd;
  readonly to: JourneyEnd;
}

/** The ways from one place to another, now. */
const wayBetween = (from: JourneyEnd, to: JourneyEnd): WayBetween => ({
  from,
  to,
  time: null,
  isArriveBy: false,
  way: null,
  departs: null,
  isByCar: false,
  event: null,
});

/** Names two places as a link does: `from=0036&to=43.604,-91.9043,Lantern+Theatre`. */
export const textOfWay = (from: JourneyEnd, to: JourneyEnd): string =>
  urlFromView({ ...viewFromUrl(new URLSearchParams()), journey: wayBetween(from, to) });

/** The ways that `textOfWay` names; null if a place is missing. */
export function wayFromText(text: string): WayBetween | null {
  const { from = null, to = null } = viewFromUrl(new URLSearchParams(text)).journey ?? {};
  return from === null || to === null ? null : wayBetween(from, to);
}
