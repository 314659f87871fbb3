import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';

import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from './SettingsContext.ts';
import { useStopsInView } from './useStopsInView.ts';
import type { StopsInView } from './useStopsInView.ts';

const StopsInViewContext = createContext<StopsInView | null>(null);

/** Sets the routes that a large city's page starts with (R37); outside the provider it does nothing. */
export const StartFoundContext = createContext<(routeIDs: readonly string[]) => void>(() => {});

/** Reads the routes and stops of the page's view for everything inside. Needs settings, API and view. */
export function StopsInViewProvider({ children }: { children: ReactNode }) {
  const [found, setFound] = useState<readonly string[] | null>(null);
  const stopsInView = useStopsInView(useSettings(), usePageView(), found);
  return (
    <StartFoundContext value={setFound}>
      <StopsInViewContext value={stopsInView}>{children}</StopsInViewContext>
    </StartFoundContext>
  );
}

/**
 * The routes and stops of the page's view; the same object until one of them changes. Throws outside a
 * `StopsInViewProvider`.
 */
export function useCityStops(): StopsInView {
  const stopsInView = use(StopsInViewContext);
  if (stopsInView === null) throw new Error('useCityStops outside a StopsInViewProvider');
  return stopsInView;
}
