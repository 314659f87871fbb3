import type { Settings } from '../../contract/settings.ts';
import type { Theme } from '../../lib/theme.ts';
import { CityMap } from '../../city/map/CityMap.tsx';
import type { CityView } from '../../city/reads/useCityView.ts';
import type { View } from '../../view/view.ts';

interface KioskMapProps {
  settings: Settings;
  view: View;
  city: CityView;
  theme: Theme;
}

/** A picture of the city: nothing on it can be moved, opened or left by. */
export function KioskMap(props: KioskMapProps) {
  return (
    <CityMap {...props} highlight={null} hasScale interactive={false} attributionLinks={false} />
  );
}
