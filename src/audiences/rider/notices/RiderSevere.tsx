import { useNotices } from '../../../city/notices/useNotices.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCardBesideList } from '../../../ui/browser/useCardBesideList.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { isNearListOpen } from '../panels/isFirstList.ts';
import { useSevereNotices } from './useSevereNotices.ts';

// Rarely needed, and with it what all cards need.
const SevereBar = lazyComponent(
  async () => (await import('../../../features/notices/marks/SevereBar.tsx')).SevereBar,
);

/** The severe notices for the whole city, where no list has them. */
export function RiderSevere() {
  const { now } = useNotices();
  const { severe, hide } = useSevereNotices();
  const view = usePageView();
  const { features } = useSettings();
  const isBeside = useCardBesideList();
  // The list of notices begins with them. Those of departures and journeys have them in a line, and so has a stop's card.
  const isListed =
    view.selection?.kind === 'stop' ||
    ((isBeside || view.selection === null) &&
      (view.panel === 'notices' || view.journey !== null || isNearListOpen(view, features)));
  return isListed || severe.length === 0 ? null : (
    <SevereBar notices={severe} now={now} onHide={hide} />
  );
}
