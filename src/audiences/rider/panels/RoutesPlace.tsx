import './RoutesPlace.css';
import { Fragment, type ReactNode } from 'react';

import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

const RiderRoutes = lazyComponent(async () => (await import('./RiderRoutes.tsx')).RiderRoutes);
const RouteNotices = lazyComponent(
  async () => (await import('../notices/RouteNotices.tsx')).RouteNotices,
);
const RouteHead = lazyComponent(
  async () => (await import('../../../city/route/RouteHead.tsx')).RouteHead,
);

/** The place of `RiderRoutes`, whose code the first list doesn't wait for. */
export const RoutesPlace = () => (
  <div className="routes-place">
    <Optional>
      <RiderRoutes />
    </Optional>
  </div>
);

/** Around the stops of the chosen routes: the choice of several, or the head of one and the choice below its list. */
export function AroundRoutes({ children }: { children: ReactNode }) {
  // By their keys they stay mounted, as the dialog of all routes does, when another route is chosen.
  const routes = <RoutesPlace key="routes" />;
  const list = <Fragment key="list">{children}</Fragment>;
  if (useCityStops().chosen.length !== 1) return [routes, list];
  return [
    <div key="head" className="routes-place routes-place--one">
      <Optional>
        <FavoritesContext value={RIDER_FAVORITES}>
          <RouteHead />
        </FavoritesContext>
      </Optional>
    </div>,
    list,
    routes,
    <div key="foot" className="near-panel__foot">
      <Optional>
        <RouteNotices />
      </Optional>
    </div>,
  ];
}
