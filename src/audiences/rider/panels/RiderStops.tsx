import { ListedDepartures, nextAtStop } from '../../../city/departures/ListedDepartures.tsx';
import { StopsPanel } from '../../../city/panels/StopsPanel.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { PanelProps } from '../../../view/panel-props.ts';

/** The stops of the chosen routes with their next departures. */
export function RiderStops(props: PanelProps) {
  const { features } = useSettings();
  if (features.times !== true) return <StopsPanel {...props} />;
  return (
    <ListedDepartures>
      <StopsPanel {...props} extra={nextAtStop} />
    </ListedDepartures>
  );
}
