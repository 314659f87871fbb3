import { useQueryClient } from '@tanstack/react-query';

import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import { PlanNotice } from '../../features/parking/card/PlanNotice.tsx';
import { LotLegend } from '../../features/parking/legend/LotLegend.tsx';
import { LotList } from '../../features/parking/list/LotList.tsx';
import type { ListedLot } from '../../features/parking/listLots.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import type { PanelProps } from '../cards/panel-props.ts';
import { useParkAndRide } from '../park-and-ride/useParkAndRide.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const selectionOf = ({ key }: ListedLot): Selection => ({ kind: 'lot', id: key });

/** The lots of the city, with distances from the searched point if there is one. */
export function ParkingPanel({ onSelect, onHighlight }: PanelProps) {
  const settings = useSettings();
  const city = useCity();
  const { lotFilter, near } = usePageView();
  const changeView = useChangeView();
  const queryClient = useQueryClient();
  const hasBusNear = useParkAndRide(settings, city);
  return (
    <LotList
      read={city.lotsRead}
      lots={city.lots}
      operators={settings.operators}
      filter={lotFilter}
      onFilterChange={(lotFilter) => changeView({ lotFilter })}
      hasBusNearby={hasBusNear}
      from={near}
      onSelect={(lot) => onSelect(selectionOf(lot))}
      onHighlight={(lot) => onHighlight(lot === null ? null : selectionOf(lot))}
      onRetry={() => void queryClient.refetchQueries({ queryKey: LOTS_KEY })}
    >
      {city.moment === null ? (
        <LotLegend bands={settings.availability} />
      ) : (
        <PlanNotice moment={city.moment} onBackToNow={() => changeView({ moment: null })} />
      )}
    </LotList>
  );
}
