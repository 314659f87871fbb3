import { ParkingPanel } from '../../../city/panels/ParkingPanel.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { LiveScope } from '../bar/LiveScope.tsx';
import { useNamedLots } from './useNamedLots.ts';

/** The list of those lots that the frame's URL names, or of all. */
export function FrameLots(props: PanelProps) {
  const { features } = useSettings();
  return (
    <LiveScope>
      <ParkingPanel isShown={useNamedLots()} offersRide={features.vehicles} {...props} />
    </LiveScope>
  );
}
