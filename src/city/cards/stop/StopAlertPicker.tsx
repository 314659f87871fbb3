import { Suspense } from 'react';

import type { DepartureRow } from '../../../features/times/departureRows.ts';
import { TimeWatchPicker } from '../../../features/watch/card/TimeWatchPicker.tsx';
import { WatchPicker } from '../../../features/watch/card/WatchPicker.tsx';
import type { WatchedStop } from '../../../features/watch/WatchedStop.ts';
import { MAX_WATCHES } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useCity } from '../../reads/CityContext.tsx';
import { allowLocation } from '../../reads/nearby/useAlertLocation.ts';

interface StopAlertPickerProps {
  stop: { readonly stopID: string; readonly intersection: string };
  /** The stop with its buses; undefined if none are known. */
  loaded: WatchedStop | undefined;
  /** Null for a city without times. */
  rows: readonly DepartureRow[] | null;
}

/** On a stop's card: alerts by time (T18), or by how far a bus is in a city without times (R16). */
export function StopAlertPicker({ stop, loaded, rows }: StopAlertPickerProps) {
  const { watches, near } = usePageView();
  const { colorOf } = useCity();
  const changeView = useChangeView();
  const picker = {
    watches,
    maxWatches: MAX_WATCHES,
    onWatchesChange: (next: typeof watches) => changeView({ watches: next }),
  };
  if (rows === null) return loaded === undefined ? null : <WatchPicker stop={loaded} {...picker} />;
  return (
    <Suspense fallback={null}>
      <TimeWatchPicker
        {...stop}
        {...picker}
        choices={rows}
        place={near}
        colorOf={colorOf}
        onNeedLocation={allowLocation}
      />
    </Suspense>
  );
}
