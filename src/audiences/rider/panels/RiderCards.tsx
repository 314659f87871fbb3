import type { ReactNode } from 'react';

import { SelectionPanel } from '../../../city/cards/SelectionPanel.tsx';
import { SevereContext } from '../../../city/notices/SevereContext.ts';
import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { useSevereNotices } from '../notices/useSevereNotices.ts';
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
        <WithSevere>
          <SelectionPanel canWatch {...props} />
        </WithSevere>
      </CityProvider>
    </FavoritesContext>
  );
}

function WithSevere({ children }: { children: ReactNode }) {
  return <SevereContext value={useSevereNotices().severe}>{children}</SevereContext>;
}
