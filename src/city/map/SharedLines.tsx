import { SharedLinesOnMap } from '../../features/stops/map/SharedLinesOnMap.tsx';
import type { Theme } from '../../lib/colors/theme.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useRoutesInFocus } from './useRoutesInFocus.ts';

/** The lines of the chosen routes that share a street, side by side. A map without them has all lines, some on top of others. */
export function SharedLines({ theme }: { theme: Theme }) {
  const city = useCity();
  const focus = useRoutesInFocus(city);
  if (usePageView().hidden.includes('stops')) return null;
  return <SharedLinesOnMap routes={city.routes} land={MAP_COLORS[theme].land} focus={focus} />;
}
