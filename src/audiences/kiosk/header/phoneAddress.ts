import type { BoardOptions } from '../../../contract/board/board-options.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { urlFromView } from '../../../view/urlFromView.ts';
import type { Panel } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';
import { hasBusPanel, hasLotPanel } from '../options/kiosk-panels.ts';

interface BoardContent {
  readonly panels: BoardOptions['panels'];
  /** What the city has. A board leaves out the panels of the others. */
  readonly features: Settings['features'];
  /** The key of the lot, if the display's URL names exactly one; else null. */
  readonly lotKey: string | null;
}

/** The rider's list that shows what the board does: that of the stops if the board has buses. */
function panelFor({ panels, features }: BoardContent): Panel {
  if (hasBusPanel(panels) && (features.vehicles || features.times === true)) return 'stops';
  if (!features.parking) return 'stops';
  if (hasLotPanel(panels)) return 'lots';
  return panels.includes('events') ? 'events' : 'stops';
}

/**
 * The address of the rider's page with what the display shows: its routes, stop or place, or its list of lots, lot
 * or events, and its operator. The phone has its own language, theme and screen.
 *
 * @param address the display's URL
 */
export function phoneAddress(address: string, board: BoardContent): string {
  const url = new URL(address);
  const view = viewFromUrl(url.searchParams);
  const panel = panelFor(board);
  const { lotKey } = board;
  const query = urlFromView({
    ...view,
    panel,
    selection: panel === 'lots' && lotKey !== null ? { kind: 'lot', id: lotKey } : view.selection,
    // A display's `lots` are names, not the rider's filters.
    lotFilter: { ...view.lotFilter, hasOpenSpots: false, hasEvent: false },
    camera: null,
    lang: null,
    theme: null,
  });
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`;
}
