import { SelectionPanel } from '../../../city/cards/SelectionPanel.tsx';
import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

interface RiderCardsProps extends PanelProps {
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
}

/** The card of the selection, or a choice between the things that a tap hit. */
export function RiderCards(props: RiderCardsProps) {
  return (
    <FavoritesContext value={RIDER_FAVORITES}>
      <CityProvider>
        <SelectionPanel canWatch {...props} />
      </CityProvider>
    </FavoritesContext>
  );
}
