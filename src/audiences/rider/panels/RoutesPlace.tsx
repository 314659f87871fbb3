import './RoutesPlace.css';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';

const RiderRoutes = lazyComponent(async () => (await import('./RiderRoutes.tsx')).RiderRoutes);

/** The place of `RiderRoutes`, whose code the first list doesn't wait for. */
export const RoutesPlace = () => (
  <div className="routes-place">
    <Optional>
      <RiderRoutes />
    </Optional>
  </div>
);
