import { Suspense } from 'react';

import type { DepartureRow } from '../../../contract/departures/departureRows.ts';
import { WatchPicker } from '../../../features/watch/card/WatchPicker.tsx';
import { MAX_WATCHES } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useCity } from '../../reads/CityContext.tsx';
import { allowLocation } from '../../reads/nearby/useAlertLocation.ts';
import { useHowAlertsWork } from '../useHowAlertsWork.ts';

interface StopAlertPickerProps {
  stop: { readonly stopID: string; readonly intersection: string };
  rows: readonly DepartureRow[];
}

/** On a stop's card: the alerts for its departures. */
export function StopAlertPicker({ stop, rows }: StopAlertPickerProps) {
  const { watches, near } = usePageView();
  const { colorOf } = useCity();
  const howItWorks = useHowAlertsWork();
  const changeView = useChangeView();
  return (
    <Suspense fallback={null}>
      <WatchPicker
        {...stop}
        watches={watches}
        maxWatches={MAX_WATCHES}
        onWatchesChange={(next) => changeView({ watches: next })}
        choices={rows}
        place={near}
        colorOf={colorOf}
        howItWorks={howItWorks}
        onNeedLocation={allowLocation}
      />
    </Suspense>
  );
}
