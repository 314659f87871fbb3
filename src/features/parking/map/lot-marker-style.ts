import type { Theme } from '../../../lib/theme.ts';
import type { ListedLot } from '../listLots.ts';
import type { LotPlan } from '../../../lib/event-marks.ts';
import type { LotBand } from '../lotState.ts';

/** Events that a marker has a badge for; an estimate has one of its own (C22, C25). */
type LotBadge = 'now' | 'maybe-now' | 'soon' | 'none';

/** All that a marker's picture depends on. */
export interface LotMarkerStyle {
  readonly theme: Theme;
  readonly band: LotBand;
  /** The count as it is written; null where there is none to show. */
  readonly text: string | null;
  readonly badge: LotBadge;
  /** What is known of it at a chosen time, in place of its band (C29); null for the present. */
  readonly plan: LotPlan | null;
  /** The count is older than it should be (C9). */
  readonly isLate: boolean;
  /** Chosen, or pointed at in the list. */
  readonly isMarked: boolean;
}

/**
 * How a lot looks on the map, from the same state as everywhere (C1).
 *
 * @param format writes a count
 */
export function lotMarkerStyle(
  { state, event, plan }: ListedLot,
  format: (count: number) => string,
  theme: Theme,
  isMarked: boolean,
): LotMarkerStyle {
  return {
    theme,
    band: state.band,
    text: state.count === null ? null : format(state.count.open),
    badge: event === null || event === 'today' ? 'none' : event,
    plan,
    isLate: state.freshness === 'late',
    isMarked,
  };
}

/** The name of a look's image: another look has another name, as the map's scene wants it. */
export function markerStyleID({
  theme,
  band,
  text,
  badge,
  plan,
  isLate,
  isMarked,
}: LotMarkerStyle): string {
  const flags = `${isLate ? 'late' : ''}${isMarked ? 'marked' : ''}`;
  return ['lot', theme, plan ?? band, badge, flags, text ?? ''].join('/');
}
