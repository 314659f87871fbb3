import { CityMap } from '../../city/map/CityMap.tsx';
import type { Theme } from '../../lib/theme.ts';
import { useMapGeneration } from './care/mapGeneration.ts';

/** A picture of the city: it can't be panned or zoomed, and nothing on it opens or leads away. */
export function KioskMap({ theme }: { theme: Theme }) {
  return (
    <CityMap
      key={useMapGeneration()}
      theme={theme}
      highlight={null}
      hasScale
      interactive={false}
      attributionLinks={false}
    />
  );
}
