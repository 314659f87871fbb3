import { memo, Suspense } from 'react';

import { NearPanel } from '../../../city/near/NearPanel.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { FavoritePlaces } from './FavoritePlaces.tsx';
import { RiderStops } from './RiderStops.tsx';
import { RoutesPlace } from './RoutesPlace.tsx';

const NearNotices = lazyComponent(
  async () => (await import('../notices/NearNotices.tsx')).NearNotices,
);
const CityInPage = lazyComponent(
  async () => (await import('../offline/CityInPage.tsx')).CityInPage,
);
const BackToFavorites = lazyComponent(
  async () => (await import('./BackToFavorites.tsx')).BackToFavorites,
);
const StopsAround = lazyComponent(async () => (await import('./RiderPanels.tsx')).StopsAround);

/**
 * What departs at a returning rider's favorite stops, and around the searched point or the middle of the map. While a
 * search hides it, typing does not render it.
 */
export const RiderNear = memo(function RiderNear(props: PanelProps) {
  const { features } = useSettings();
  const { near } = usePageView();
  return (
    <>
      {near === null ? <FavoritePlaces {...props} /> : null}
      <NearPanel
        {...props}
        beside={
          near === null ? null : (
            <Optional>
              <BackToFavorites />
            </Optional>
          )
        }
        otherwise={
          <>
            {near === null ? (
              <RiderStops {...props} />
            ) : (
              <Suspense fallback={null}>
                <StopsAround {...props} />
              </Suspense>
            )}
            <Optional>
              <CityInPage />
            </Optional>
          </>
        }
        foot={(place) =>
          features.notices === true ? (
            <Optional>
              <NearNotices place={place} />
            </Optional>
          ) : null
        }
      />
      <RoutesPlace />
    </>
  );
});
