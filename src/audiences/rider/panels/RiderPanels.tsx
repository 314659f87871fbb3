import './RiderPanels.css';

import { Activity } from 'react';

import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import { TypicalContext } from '../../../features/parking/typical/TypicalContext.ts';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { SelectionPanel } from '../../../city/cards/SelectionPanel.tsx';
import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { NearbyFetcher } from '../../../city/reads/NearbyFetcher.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { useCityView } from '../../../city/reads/useCityView.ts';
import type { StopsInView } from '../../../city/reads/useStopsInView.ts';
import type { Selection } from '../../../view/view.ts';
import { BusesPanel } from './BusesPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { NearbyPanel } from './NearbyPanel.tsx';
import { ParkingPanel } from './ParkingPanel.tsx';
import { RIDER_FAVORITES } from '../rider-favorites.ts';
import { RIDER_TYPICAL_STORE } from '../rider-typical.ts';
import { StopsPanel } from './StopsPanel.tsx';

interface RiderPanelsProps extends Omit<PanelProps, 'city'> {
  stopsInView: StopsInView;
  /** What stands at the end of a stop's row. */
  stopAside: StopAside | undefined;
  /** What a tap met, where that was several things. */
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
}

/** Everything in the panel but the first list: fetched after it, so that it never waits for this. */
export function RiderPanels(props: RiderPanelsProps) {
  return (
    <FavoritesContext value={RIDER_FAVORITES}>
      <TypicalContext value={RIDER_TYPICAL_STORE}>
        <ClockOffsetProvider>
          <PanelContent {...props} />
        </ClockOffsetProvider>
      </TypicalContext>
    </FavoritesContext>
  );
}

function PanelContent({
  tapHits: met,
  onClearTapHits: onForgetMet,
  stopsInView,
  stopAside,
  ...panelProps
}: RiderPanelsProps) {
  const { words } = useLanguage();
  const city = useCityView(panelProps.settings, stopsInView, panelProps.view);
  const panel = { ...panelProps, city };
  const isCovered = met.length > 0 || panelProps.view.selection !== null;
  return (
    <>
      <NearbyFetcher settings={panelProps.settings} view={panelProps.view} />
      <AsyncBoundary key={panelProps.view.panel} name={words.page.tabs[panelProps.view.panel]}>
        <Activity mode={isCovered ? 'hidden' : 'visible'}>
          <ListPanel {...panel} stopAside={stopAside} />
        </Activity>
        <SelectionPanel {...panel} canWatch tapHits={met} onClearTapHits={onForgetMet} />
      </AsyncBoundary>
    </>
  );
}

/** The list of the tab. It is kept under what was chosen from it: to draw it anew takes long. */
function ListPanel({ stopAside, ...panel }: PanelProps & Pick<RiderPanelsProps, 'stopAside'>) {
  const { view, changeView, city, onSelect, onHighlight } = panel;
  if (view.panel === 'buses') return <BusesPanel {...panel} />;
  if (view.panel === 'parking') return <ParkingPanel {...panel} />;
  if (view.panel === 'events') return <EventsPanel {...panel} />;
  const selectStop = ({ stopID }: { stopID: string }) => onSelect({ kind: 'stop', id: stopID });
  const highlightStop = (stop: { stopID: string } | null) =>
    onHighlight(stop === null ? null : { kind: 'stop', id: stop.stopID });
  return (
    <>
      {view.near === null ? null : (
        <NearbyPanel
          radius={view.radius}
          city={city}
          onRadius={(radius) => changeView({ radius })}
          onClear={() => changeView({ near: null, radius: null })}
          onSelect={selectStop}
          onHighlight={highlightStop}
        />
      )}
      <StopsPanel
        city={city}
        destination={view.destination}
        onDestination={(destination) => changeView({ destination })}
        onSelect={selectStop}
        onHighlight={highlightStop}
        aside={stopAside}
      />
    </>
  );
}
