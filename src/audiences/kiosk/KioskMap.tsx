import type { Settings } from '../../contract/settings.ts';
import type { Theme } from '../../ui/map-ink.ts';
import { CityMap } from '../CityMap.tsx';
import type { CityView } from '../useCityView.ts';
import type { View } from '../view.ts';

interface KioskMapProps {
  settings: Settings;
  view: View;
  city: CityView;
  theme: Theme;
}

/** A picture of the city: nothing on it can be moved, opened or left by. */
export function KioskMap(city: KioskMapProps) {
  return (
    <CityMap {...city} highlight={null} hasScale interactive={false} attributionLinks={false} />
  );
}
