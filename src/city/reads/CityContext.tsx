import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { ListedLot } from '../../features/parking/listLots.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from './SettingsContext.ts';
import { useCityStops } from './StopsInViewContext.tsx';
import { useCityView } from './useCityView.ts';
import type { CityView } from './useCityView.ts';

const CityContext = createContext<CityView | null>(null);

/**
 * Joins stops, buses, lots and events for everything inside, as the page's view asks for them. Apart
 * from `StopsInViewProvider`, because the rider's first list doesn't wait for buses and lots.
 */
export function CityProvider({ children }: { children: ReactNode }) {
  const city = useCityView(useSettings(), useCityStops(), usePageView());
  return <CityContext value={city}>{children}</CityContext>;
}

interface LotSubsetProps {
  isShown: (lot: ListedLot) => boolean;
  children: ReactNode;
}

/** The same city with only some of its lots, on the map and in lists, for everything inside. */
export function LotSubset({ isShown, children }: LotSubsetProps) {
  const city = useCity();
  const subset = useMemo(
    () => ({
      ...city,
      lots: city.lots.filter(isShown),
      shownLots: city.shownLots.filter(isShown),
    }),
    [city, isShown],
  );
  return <CityContext value={subset}>{children}</CityContext>;
}

/**
 * The city as the page's view shows it; the same object until a part of it changes. Throws outside a
 * `CityProvider`.
 */
export function useCity(): CityView {
  const city = use(CityContext);
  if (city === null) throw new Error('useCity outside a CityProvider');
  return city;
}
