import type { Settings } from '../../contract/settings.ts';
import type { StopsInView } from '../../city/reads/useStopsInView.ts';
import type { StopAside } from '../../features/stops/StopList.tsx';
import type { ChangeView } from '../../view/useView.ts';
import type { Panel, Selection, View } from '../../view/view.ts';

/** The props of the parts of a rider's page that run whichever panel is open. */
export interface RiderLiveProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
  stopsInView: StopsInView;
  onSelect: (selection: Selection) => void;
  onPanel: (panel: Panel) => void;
  /** A setState updater. */
  onAside: (make: () => StopAside) => void;
}
