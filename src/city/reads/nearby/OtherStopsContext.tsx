import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import { usePageView } from '../../../view/ViewContext.tsx';
import { useSettings } from '../SettingsContext.ts';
import { useCityStops } from '../StopsInViewContext.tsx';
import { useOtherStops } from './useOtherStops.ts';
import type { OtherStops } from './useOtherStops.ts';

const OtherStopsContext = createContext<OtherStops | null>(null);

/** Gives the view's stops that are on none of its routes to everything inside. Needs a `StopsInViewProvider`. */
export function OtherStopsProvider({ children }: { children: ReactNode }) {
  const others = useOtherStops(useSettings(), usePageView(), useCityStops().allStops);
  return <OtherStopsContext value={others}>{children}</OtherStopsContext>;
}

/**
 * The found stops and the selected one; the same object until one of them changes. Throws outside an
 * `OtherStopsProvider`.
 */
export function useFoundStops(): OtherStops {
  const others = use(OtherStopsContext);
  if (others === null) throw new Error('useFoundStops outside an OtherStopsProvider');
  return others;
}
