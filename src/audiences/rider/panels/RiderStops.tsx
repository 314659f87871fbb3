import { useMemo } from 'react';

import { ListedDepartures, nextAtStop } from '../../../city/departures/ListedDepartures.tsx';
import { StopsPanel } from '../../../city/panels/StopsPanel.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { StopExtra } from '../../../features/stops/StopList.tsx';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import type { PanelProps } from '../../../view/panel-props.ts';

const BusesOnLine = lazyComponent(
  async () => (await import('../../../city/route/BusesOnLine.tsx')).BusesOnLine,
);

/** The stops of the chosen routes with their next departures. One route has its buses on the line. */
export function RiderStops(props: PanelProps) {
  const { features } = useSettings();
  const { chosen } = useCityStops();
  const { onSelect } = props;
  const hasBuses = features.vehicles && chosen.length === 1;
  const onLine = useMemo(
    (): StopExtra | undefined =>
      hasBuses
        ? memoizeByObject((stop: Parameters<StopExtra>[0]) => (
            <Optional>
              <BusesOnLine stop={stop} onSelect={onSelect} />
            </Optional>
          ))
        : undefined,
    [hasBuses, onSelect],
  );
  if (features.times !== true) return <StopsPanel {...props} onLine={onLine} />;
  return (
    <ListedDepartures>
      <StopsPanel {...props} extra={nextAtStop} onLine={onLine} />
    </ListedDepartures>
  );
}
