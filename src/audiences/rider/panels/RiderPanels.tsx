import '../../../city/panels/panels.css';
import { Activity } from 'react';

import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { SelectionPanel } from '../../../city/cards/SelectionPanel.tsx';
import { BusesPanel } from '../../../city/panels/BusesPanel.tsx';
import { EventsPanel } from '../../../city/panels/EventsPanel.tsx';
import { NearbyPanel } from '../../../city/panels/NearbyPanel.tsx';
import { ParkingPanel } from '../../../city/panels/ParkingPanel.tsx';
import { StopsPanel } from '../../../city/panels/StopsPanel.tsx';
import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { NearbyFetcher } from '../../../city/reads/nearby/NearbyFetcher.tsx';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import { TypicalContext } from '../../../features/parking/typical/TypicalContext.ts';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { RIDER_TYPICAL_STORE } from '../saved/rider-typical.ts';
import { firstReads, useReportFirstReads } from './useReportFirstReads.ts';

export { firstReads };

interface RiderPanelsProps extends PanelProps {
  /** The end of a stop's row. */
  stopAside: StopAside | undefined;
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
}

/** Everything in the panel except the first list, which loads before this code. */
export function RiderPanels({
  stopAside,
  tapHits,
  onClearTapHits,
  onSelect,
  onHighlight,
}: RiderPanelsProps) {
  useReportFirstReads();
  return (
    <FavoritesContext value={RIDER_FAVORITES}>
      <TypicalContext value={RIDER_TYPICAL_STORE}>
        <ClockOffsetProvider>
          <CityProvider>
            <PanelContent
              stopAside={stopAside}
              tapHits={tapHits}
              onClearTapHits={onClearTapHits}
              onSelect={onSelect}
              onHighlight={onHighlight}
            />
          </CityProvider>
        </ClockOffsetProvider>
      </TypicalContext>
    </FavoritesContext>
  );
}

function PanelContent({
  stopAside,
  tapHits,
  onClearTapHits,
  onSelect,
  onHighlight,
}: RiderPanelsProps) {
  const { words } = useLanguage();
  const { panel, selection, near } = usePageView();
  const isCovered = tapHits.length > 0 || selection !== null;
  // RiderPanel keeps the first list mounted, so it isn't mounted here a second time under a card.
  const isFirstList = panel === 'stops' && near === null;
  return (
    <>
      <NearbyFetcher />
      <AsyncBoundary key={panel} name={words.page.tabs[panel]}>
        {isFirstList ? null : (
          <Activity mode={isCovered ? 'hidden' : 'visible'}>
            <ListPanel stopAside={stopAside} onSelect={onSelect} onHighlight={onHighlight} />
          </Activity>
        )}
        <SelectionPanel
          canWatch
          tapHits={tapHits}
          onClearTapHits={onClearTapHits}
          onSelect={onSelect}
          onHighlight={onHighlight}
        />
      </AsyncBoundary>
    </>
  );
}

/** The list of the tab. It stays mounted below a card: mounting it again takes long. */
function ListPanel({
  stopAside,
  onSelect,
  onHighlight,
}: PanelProps & Pick<RiderPanelsProps, 'stopAside'>) {
  const { panel, near } = usePageView();
  if (panel === 'buses') return <BusesPanel onSelect={onSelect} onHighlight={onHighlight} />;
  if (panel === 'parking') return <ParkingPanel onSelect={onSelect} onHighlight={onHighlight} />;
  if (panel === 'events') return <EventsPanel onSelect={onSelect} onHighlight={onHighlight} />;
  const selectStop = ({ stopID }: { stopID: string }) => onSelect({ kind: 'stop', id: stopID });
  const highlightStop = (stop: { stopID: string } | null) =>
    onHighlight(stop === null ? null : { kind: 'stop', id: stop.stopID });
  return (
    <>
      {near === null ? null : <NearbyPanel onSelect={selectStop} onHighlight={highlightStop} />}
      <StopsPanel onSelect={selectStop} onHighlight={highlightStop} aside={stopAside} />
    </>
  );
}
