import './LaterPanels.css';

import { Activity } from 'react';

import { FavouritesContext } from '../../../features/favourites/favourites.ts';
import { UsualContext } from '../../../features/parking/usual/UsualContext.ts';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ChosenCard } from '../../../city/cards/ChosenCard.tsx';
import { LaterWords } from '../../LaterWords.tsx';
import { NearbyAsking } from '../../../city/reads/NearbyAsking.tsx';
import { Part } from '../../Part.tsx';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { useCityView } from '../../../city/reads/useCityView.ts';
import type { StopsInView } from '../../../city/reads/useStopsInView.ts';
import type { Selection } from '../../../view/view.ts';
import { BusesPanel } from './BusesPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { NearbyPanel } from './NearbyPanel.tsx';
import { ParkingPanel } from './ParkingPanel.tsx';
import { RIDER_FAVOURITES } from '../rider-favourites.ts';
import { RIDER_USUAL } from '../rider-usual.ts';
import { StopsPanel } from './StopsPanel.tsx';

interface LaterPanelsProps extends Omit<PanelProps, 'city'> {
  stopsInView: StopsInView;
  /** What stands at the end of a stop's row. */
  stopAside: StopAside | undefined;
  /** What a tap met, where that was several things. */
  met: readonly Selection[];
  onForgetMet: () => void;
}

/** Everything in the panel but the first list: fetched after it, so that it never waits for this. */
export function LaterPanels(props: LaterPanelsProps) {
  return (
    <LaterWords>
      <FavouritesContext value={RIDER_FAVOURITES}>
        <UsualContext value={RIDER_USUAL}>
          <OnePanel {...props} />
        </UsualContext>
      </FavouritesContext>
    </LaterWords>
  );
}

function OnePanel({ met, onForgetMet, stopsInView, stopAside, ...rest }: LaterPanelsProps) {
  const { words } = useLanguage();
  const city = useCityView(rest.settings, stopsInView, rest.view);
  const panel = { ...rest, city };
  const isCovered = met.length > 0 || rest.view.selection !== null;
  return (
    <>
      <NearbyAsking settings={rest.settings} view={rest.view} />
      <Part key={rest.view.panel} name={words.page.tabs[rest.view.panel]}>
        <Activity mode={isCovered ? 'hidden' : 'visible'}>
          <ListPanel {...panel} stopAside={stopAside} />
        </Activity>
        <ChosenCard {...panel} withWatching met={met} onForgetMet={onForgetMet} />
      </Part>
    </>
  );
}

/** The list of the tab. It is kept under what was chosen from it: to draw it anew takes long. */
function ListPanel({ stopAside, ...panel }: PanelProps & Pick<LaterPanelsProps, 'stopAside'>) {
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
