import { Activity, Suspense } from 'react';

import { SUBJECT_LISTS } from '../../../city/lists.ts';
import { NearbyPanel } from '../../../city/panels/NearbyPanel.tsx';
import { ADDED_PARTS } from '../../../city/parts.ts';
import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { isAdded } from '../../../contract/subjects.ts';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import { useCardBesideList } from '../../../ui/browser/useCardBesideList.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { NearNotices } from '../notices/NearNotices.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { StartNotice } from '../StartNotice.tsx';
import { CardPlace } from './CardPlace.tsx';
import { isFirstList } from './isFirstList.ts';
import { RiderBuses } from './RiderBuses.tsx';
import { RiderCards } from './RiderCards.tsx';
import { RiderRoutes } from './RiderRoutes.tsx';
import { RiderStops } from './RiderStops.tsx';

const JourneysPanel = lazyComponent(
  async () => (await import('../../../city/journeys/JourneysPanel.tsx')).JourneysPanel,
);

/** The lists of the tabs, apart from that of stops. */
const LISTS = { ...SUBJECT_LISTS, vehicles: RiderBuses };

interface RiderPanelsProps extends PanelProps {
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  /** Whether the search covers the lists. */
  isSearching: boolean;
  onClearTapHits: () => void;
}

/** Everything in the panel except the first list, which loads before this code. */
export function RiderPanels({
  tapHits,
  isSearching,
  onClearTapHits,
  onSelect,
  onHighlight,
}: RiderPanelsProps) {
  const { words } = useLanguage();
  const view = usePageView();
  const { panel, selection, journey } = view;
  const { features } = useSettings();
  const isCardBeside = useCardBesideList();
  const hasCard = tapHits.length > 0 || selection !== null;
  // RiderPanel keeps the first list mounted, so it isn't mounted here a second time under a card.
  const isElsewhere = isFirstList(view, features);
  return (
    <ClockOffsetProvider>
      {isElsewhere ? null : (
        <Activity mode={isSearching || (hasCard && !isCardBeside) ? 'hidden' : 'visible'}>
          <AsyncBoundary key={journey === null ? panel : 'journey'} name={words.page.tabs[panel]}>
            {journey === null ? (
              <ListPanel onSelect={onSelect} onHighlight={onHighlight} />
            ) : (
              <FavoritesContext value={RIDER_FAVORITES}>
                <JourneysPanel
                  journey={journey}
                  locatesAtOnce
                  canShare
                  notices={(place) => <NearNotices place={place} />}
                  onSelect={onSelect}
                />
              </FavoritesContext>
            )}
          </AsyncBoundary>
        </Activity>
      )}
      {hasCard ? (
        <Activity mode={isSearching && !isCardBeside ? 'hidden' : 'visible'}>
          <CardPlace>
            <AsyncBoundary name={words.page.tabs[panel]}>
              <RiderCards
                tapHits={tapHits}
                onClearTapHits={onClearTapHits}
                onSelect={onSelect}
                onHighlight={onHighlight}
              />
            </AsyncBoundary>
          </CardPlace>
        </Activity>
      ) : null}
    </ClockOffsetProvider>
  );
}

/** The list of the tab. It stays mounted below a card: mounting it again takes long. */
function ListPanel(props: PanelProps) {
  const { panel } = usePageView();
  if (panel !== 'stops') {
    const List = isAdded(panel) ? ADDED_PARTS[panel].list : LISTS[panel];
    // Elsewhere the routes are those of the map alone.
    const isOfRoutes = panel === 'vehicles';
    return (
      <>
        {isOfRoutes ? <RiderRoutes /> : null}
        <List {...props} />
        {isOfRoutes ? null : <RiderRoutes />}
      </>
    );
  }
  return <StopsAround {...props} />;
}

/** Of a service without departures around a point: the stops there, and those of the routes. */
export function StopsAround(props: PanelProps) {
  return (
    <>
      <NearbyPanel {...props} />
      <Suspense>
        <StartNotice isBelowNearby />
      </Suspense>
      <RiderRoutes />
      <RiderStops {...props} />
    </>
  );
}
