import './EmbedPage.css';
import { Suspense, useState } from 'react';

import { LivePoller } from '../../city/reads/live/LivePoller.tsx';
import { NearbyFetcher } from '../../city/reads/nearby/NearbyFetcher.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { urlFromView } from '../../view/urlFromView.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { useTheme } from '../useTheme.ts';
import { EmbedFailures } from './EmbedFailures.tsx';
import { useIsSeen, useDelayedOff, usePollingWhileSeen } from './useIsSeen.ts';

const EmbedMap = lazyComponent(async () => (await import('./EmbedMap.tsx')).EmbedMap);
const ChosenCard = lazyComponent(
  async () => (await import('../../city/cards/SelectionPanel.tsx')).SelectionPanel,
);

/** How many routes the bar names; it counts the rest. */
const MOST_BADGES = 6;

/** Milliseconds for which a frame that is not seen keeps its map: browsers allow few on one page (B5, B18). */
const KEEP_MAP = 60_000;

/** The map, its routes, the card of the selection, and a link to the full map (B3, B4). */
export function EmbedPage() {
  const { words, formats } = useLanguage();
  const { city } = useSettings();
  const { routes } = useCityStops();
  const view = usePageView();
  const changeView = useChangeView();
  const others = routes.length - MOST_BADGES;
  const theme = useTheme(view.theme);
  const isSeen = useIsSeen();
  const hasMap = useDelayedOff(isSeen, KEEP_MAP);
  usePollingWhileSeen(isSeen);
  const [tapHits, setTapHits] = useState<readonly Selection[]>([]);
  const select = (selection: Selection) => {
    setTapHits([]);
    changeView({ selection });
  };
  const handleTapHits = (hits: readonly Selection[]) => {
    const [only, ...others] = hits;
    if (only !== undefined && others.length === 0) select(only);
    else setTapHits(hits);
  };
  const failed = (part: string) => (retry: () => void, error: unknown) => (
    <PartFailed part={part} error={error} retry={retry} />
  );
  const mapLoading = <p className="embed__loading">{words.page.mapLoading}</p>;
  return (
    <main className="embed">
      <h1 className="visually-hidden">{words.page.title(city.name)}</h1>
      <LivePoller />
      <NearbyFetcher />
      {hasMap ? (
        <ErrorBoundary fallback={failed(words.page.map)}>
          <Suspense fallback={mapLoading}>
            <EmbedMap theme={theme} onTapHits={handleTapHits} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        mapLoading
      )}
      <p className="embed__bar">
        {routes.slice(0, MOST_BADGES).map(({ routeID, color }) => (
          <Badge key={routeID} text={routeID} fill={color} />
        ))}
        {others > 0 ? <span>{words.lists.andMore(formats.number(others))}</span> : null}
        <a
          className="embed__full"
          href={`/?${urlFromView(view)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.page.openFullMap}
          <Icon name="out" size={14} />
          <span className="visually-hidden">({words.page.newWindow})</span>
        </a>
        <EmbedFailures />
      </p>
      {view.selection === null && tapHits.length === 0 ? null : (
        <section className="embed__card" aria-label={words.page.panel}>
          <ErrorBoundary fallback={failed(words.page.panel)}>
            <Suspense fallback={null}>
              <ChosenCard
                tapHits={tapHits}
                onClearTapHits={() => setTapHits([])}
                onSelect={select}
                onHighlight={() => {}}
              />
            </Suspense>
          </ErrorBoundary>
        </section>
      )}
    </main>
  );
}
