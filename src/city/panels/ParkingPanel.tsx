import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import type { NamedLot } from '../../features/parking/isNamedLot.ts';
import { LotLegend } from '../../features/parking/list/LotLegend.tsx';
import { LotList } from '../../features/parking/list/LotList.tsx';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { PlanNotice } from '../../features/parking/plan/PlanNotice.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import type { PanelProps } from '../../view/panel-props.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { lastLocation } from '../map/locate.ts';
import type { HasBusNearby } from '../park-and-ride/BusesNearLots.tsx';
import { useLiveFeeds } from '../reads/live/useLiveFeeds.ts';
import { LotsProvider, useCityLots } from '../reads/LotsContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityVehicles, VehiclesProvider } from '../reads/VehiclesContext.tsx';

const BusesNearLots = lazyComponent(
  async () => (await import('../park-and-ride/BusesNearLots.tsx')).BusesNearLots,
);

/** Milliseconds between two checks whether a feed is live. */
const CHECK_INTERVAL = 10_000;

const selectionOf = ({ key }: ListedLot): Selection => ({ kind: 'lot', id: key });

interface ParkingPanelProps extends PanelProps {
  /** As in `LotsProvider`. */
  isShown?: ((lot: NamedLot) => boolean) | undefined;
  /** Whether the list can be sorted by the buses near the lots although it has read none: it will, once chosen. */
  offersRide?: boolean;
}

/** The lots of the city, with distances from the searched point if there is one. Needs no `CityProvider`. */
export function ParkingPanel({ isShown, ...props }: ParkingPanelProps) {
  return (
    // The order of the lots may depend on the buses near them.
    <VehiclesProvider>
      <LotsProvider isShown={isShown}>
        <LotsOfView {...props} />
      </LotsProvider>
    </VehiclesProvider>
  );
}

function LotsOfView({ onSelect, onHighlight, offersRide = false }: ParkingPanelProps) {
  const settings = useSettings();
  const { lotsRead, lots, moment } = useCityLots();
  const { lotFilter, near } = usePageView();
  const changeView = useChangeView();
  const queryClient = useQueryClient();
  const feeds = useLiveFeeds(useCityVehicles().feedReads, settings.staleness, CHECK_INTERVAL);
  const [hasBusNearby, setHasBusNearby] = useState<HasBusNearby>();
  const isByRide = lotFilter.sort === 'ride';
  const list = (
    <LotList
      read={lotsRead}
      lots={lots}
      operators={settings.operators}
      filter={lotFilter}
      onFilterChange={(lotFilter) => changeView({ lotFilter })}
      hasBusData={offersRide || feeds.length > 0}
      hasBusNearby={isByRide ? hasBusNearby : undefined}
      from={near ?? lastLocation()}
      walking={settings.walking}
      onSelect={(lot) => onSelect(selectionOf(lot))}
      onHighlight={(lot) => onHighlight(lot === null ? null : selectionOf(lot))}
      onRetry={() => void queryClient.refetchQueries({ queryKey: LOTS_KEY })}
    >
      {moment === null ? (
        <LotLegend bands={settings.availability} />
      ) : (
        <PlanNotice moment={moment} onBackToNow={() => changeView({ moment: null })} />
      )}
    </LotList>
  );
  return (
    <>
      {isByRide ? (
        <Suspense fallback={null}>
          <BusesNearLots onChange={setHasBusNearby} />
        </Suspense>
      ) : null}
      {list}
    </>
  );
}
