import { useQueryClient } from '@tanstack/react-query';

import { LotLegend } from '../../../features/parking/marks/LotLegend.tsx';
import { LotList } from '../../../features/parking/list/LotList.tsx';
import { PlanNotice } from '../../../features/parking/marks/PlanNotice.tsx';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { useRides } from '../../../city/park-and-ride/useRides.ts';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import type { Selection } from '../../../view/view.ts';

const selectionOf = ({ key }: ListedLot): Selection => ({ kind: 'lot', id: key });

/** The lots of the city; distances are told from the searched point, where there is one. */
export function ParkingPanel({ settings, view, changeView, city, ...on }: PanelProps) {
  const queryClient = useQueryClient();
  const hasRide = useRides(settings, city);
  return (
    <LotList
      read={city.lotsRead}
      lots={city.lots}
      operators={settings.operators}
      wish={view.lotWish}
      onWish={(lotWish) => changeView({ lotWish })}
      hasRide={hasRide}
      from={view.near}
      onSelect={(lot) => on.onSelect(selectionOf(lot))}
      onHighlight={(lot) => on.onHighlight(lot === null ? null : selectionOf(lot))}
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
