import { Suspense } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { usePageView } from '../../../view/ViewContext.tsx';

const RouteFavorites = lazyComponent(
  async () => (await import('./RouteFavorites.tsx')).RouteFavorites,
);

interface StopsFavoritesProps {
  /** Whether a search or a choice is shown instead of the list. */
  isCovered: boolean;
}

/** The routes' favorites below the stops of a city that has no list of buses to show them below. */
export function StopsFavorites({ isCovered }: StopsFavoritesProps) {
  const { features } = useSettings();
  const { panel, selection } = usePageView();
  const isShown = !features.vehicles && panel === 'stops' && selection === null && !isCovered;
  return isShown ? (
    <Suspense fallback={null}>
      <RouteFavorites />
    </Suspense>
  ) : null;
}
