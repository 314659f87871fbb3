import { useQueryClient } from '@tanstack/react-query';

import { LotLegend } from '../../../features/parking/marks/LotLegend.tsx';
import { LotList } from '../../../features/parking/list/LotList.tsx';
import { PlanNotice } from '../../../features/parking/marks/PlanNotice.tsx';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { useParkAndRide } from '../../../city/park-and-ride/useParkAndRide.ts';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import type { Selection } from '../../../view/view.ts';

const selectionOf = ({ key }: ListedLot): Selection => ({ kind: 'lot', id: key });

/** The lots of the city; distances are told from the searched point, where there is one. */
export function ParkingPanel({ settings, view, changeView, city, ...handlers }: PanelProps) {
  const queryClient = useQueryClient();
  const hasBusNear = useParkAndRide(settings, city);
  return (
    <LotList
      read={city.lotsRead}
      lots={city.lots}
      operators={settings.operators}
      filter={view.lotFilter}
      onFilterChange={(lotFilter) => changeView({ lotFilter })}
      hasBusNearby={hasBusNear}
      from={view.near}
      onSelect={(lot) => handlers.onSelect(selectionOf(lot))}
      onHighlight={(lot) => handlers.onHighlight(lot === null ? null : selectionOf(lot))}
      onRetry={() => void queryClient.refetchQueries({ queryKey: ['parking', 'lots'] })}
    >
      {city.moment === null ? (
        <LotLegend bands={settings.availability} />
      ) : (
        <PlanNotice moment={city.moment} onBackToNow={() => changeView({ moment: null })} />
      )}
    </LotList>
  );
}
