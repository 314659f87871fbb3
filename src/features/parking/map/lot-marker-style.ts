import type { LotPlan } from '../../../api/feeds/lots/event-marks.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { ListedLot } from '../listLots.ts';
import type { LotBand, LotState } from '../lotState.ts';

/** The event badge of a marker; an estimate (`maybe-now`) has its own. */
type LotBadge = 'now' | 'maybe-now' | 'soon' | 'none';

/** Everything that a marker's image depends on. */
export interface LotMarkerStyle {
  readonly theme: Theme;
  readonly band: LotBand;
  /** The formatted count, or the sign of a closed lot; null without one. */
  readonly text: string | null;
  readonly badge: LotBadge;
  /** The plan at a chosen time, shown instead of the band; null for the present. */
  readonly plan: LotPlan | null;
  /** The count is older than it should be. */
  readonly isLate: boolean;
  /** Selected, hovered in the list, or part of the selected event. */
  readonly isMarked: boolean;
}

/** Nobody wonders how many spots a closed lot has. */
const withoutCount = ({ reason }: LotState) => (reason === 'closed' ? '–' : null);

/**
 * The style of a lot's marker, from the same state that the list and the card use.
 *
 * @param format formats a count
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
    text: state.count === null ? withoutCount(state) : format(state.count.open),
    badge: event === null || event === 'today' ? 'none' : event,
    plan,
    isLate: state.health.state === 'late',
    isMarked,
  };
}

/** The image ID of a style: different styles have different IDs. */
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
