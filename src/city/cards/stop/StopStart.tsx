import { StopCard } from '../../../features/stops/card/StopCard.tsx';
import type { OnSelect } from '../../../view/panel-props.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { StopDepartures } from '../../departures/StopDepartures.tsx';
import { ClockOffsetProvider } from '../../reads/ClockOffsetProvider.tsx';
import { stopsByID } from '../../reads/stop-indexes.ts';
import { useCityStops } from '../../reads/StopsInViewContext.tsx';

interface StopStartProps {
  id: string;
  onSelect: OnSelect;
}

/**
 * The start of a stop's card, its departures, while the code of the whole card loads (R31). Empty for a stop of no
 * loaded route, and before a day's timetable.
 */
export function StopStart({ id, onSelect }: StopStartProps) {
  const { stops, colorOf } = useCityStops();
  const { timetable } = usePageView();
  const changeView = useChangeView();
  const stop = stopsByID(stops).get(id);
  if (stop === undefined || timetable !== null) return null;
  return (
    <ClockOffsetProvider>
      <StopCard
        stop={stop}
        colorOf={colorOf}
        onClose={() => changeView({ selection: null }, 'close')}
        hasDepartures
      >
        <StopDepartures stopID={stop.stopID} colorOf={colorOf} onSelect={onSelect} />
      </StopCard>
    </ClockOffsetProvider>
  );
}
