import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from './SettingsContext.ts';
import { useStopsInView } from './useStopsInView.ts';
import type { StopsInView } from './useStopsInView.ts';

const StopsInViewContext = createContext<StopsInView | null>(null);

/** Reads the routes and stops of the page's view for everything inside. Needs settings, API and view. */
export function StopsInViewProvider({
  canShowAll = false,
  isUnattended = false,
  children,
}: {
  /** Whether the page shows the buses of all routes until one is chosen. */
  canShowAll?: boolean;
  /** Whether it is a display: when it moves to another stop, no moment has the stops of the last one. */
  isUnattended?: boolean;
  children: ReactNode;
}) {
  const stopsInView = useStopsInView(useSettings(), usePageView(), canShowAll, isUnattended);
  return <StopsInViewContext value={stopsInView}>{children}</StopsInViewContext>;
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
