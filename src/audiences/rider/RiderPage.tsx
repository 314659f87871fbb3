import './RiderPage.css';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { isServiceDown, subscribeToService } from '../../api/pocket/service-state.ts';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCardBesideList } from '../../ui/browser/useCardBesideList.ts';
import { TabPanel } from '../../ui/controls/Tabs.tsx';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { CauseSaid } from '../../ui/panels/CauseSaid.ts';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import type { SheetHeight } from '../../ui/panels/Sheet.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { supportedPanels } from '../../view/supportedView.ts';
import { addBackStep, leaveBackStep, onHistoryNavigation } from '../../view/useView.ts';
import type { Panel, Selection, View } from '../../view/view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { useTheme } from '../useTheme.ts';
import { createHighlight } from './map/highlight.ts';
import { LoadedMap } from './map/LoadedMap.tsx';
import { RiderPanel } from './panels/RiderPanel.tsx';
import { RiderControls } from './RiderControls.tsx';

const RiderLive = lazyComponent(async () => (await import('./RiderLive.tsx')).RiderLive);
const ServiceDown = lazyComponent(
  async () => (await import('./offline/ServiceDown.tsx')).ServiceDown,
);
const RiderSevere = lazyComponent(
  async () => (await import('./notices/RiderSevere.tsx')).RiderSevere,
);

/** The map, and beside it or over it the same content as lists. */
export function RiderPage() {
  const { words } = useLanguage('page');
  const { features, city } = useSettings();
  const view = usePageView();
  const changeView = useChangeView();
  const theme = useTheme(view.theme);
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const [highlight] = useState(createHighlight);
  const [tapHits, setTapHits] = useState<readonly Selection[]>([]);
  const [search, setSearch] = useState<string | null>(null);
  /** Which end of a journey the search is for. */
  const [end, setEnd] = useState<'from' | 'to'>('to');
  useEffect(
    () =>
      onHistoryNavigation(() => {
        setTapHits([]);
        setSearch(null);
        setSheet('half');
      }),
    [],
  );
  const sheetElement = useRef<HTMLElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);

  const select = useCallback(
    (selection: Selection, viewPatch?: Partial<View>) => {
      setTapHits([]);
      setSearch(null);
      highlight.set(null);
      // A tall sheet covers the selection on the map, and a low one hides its card.
      setSheet('half');
      changeView({ ...viewPatch, selection }, 'push');
    },
    [changeView, highlight],
  );
  const handleTapHits = useCallback(
    (hits: readonly Selection[]) => {
      const [only, ...others] = hits;
      if (only !== undefined && others.length === 0) select(only);
      else {
        setTapHits(hits);
        setSearch(null);
      }
      // A search has made it tall.
      setSheet('half');
    },
    [select],
  );
  const clearTapHits = useCallback(() => setTapHits([]), []);
  const isSearching = search !== null;
  const isCovered = isSearching || tapHits.length > 0;
  useEffect(() => (isCovered ? addBackStep() : leaveBackStep()), [isCovered]);
  const searchFor = useCallback(
    (text: string | null) => {
      setSearch(text);
      // A phone's keyboard covers the lower half.
      if (!isSearching && text !== null) setSheet('tall');
      if (text === null) setSheet('half');
    },
    [isSearching],
  );
  const showMap = useCallback(() => setSheet('low'), []);
  const searchForEnd = useCallback(
    (end: 'from' | 'to') => {
      setEnd(end);
      searchFor('');
    },
    [searchFor],
  );
  const openPanel = useCallback(
    (panel: Panel) => {
      setTapHits([]);
      setSearch(null);
      setSheet((height) => (height === 'low' ? 'half' : height));
      changeView({ panel, selection: null }, 'list');
    },
    [changeView],
  );
  const hasTabs = supportedPanels(features).length > 1;
  const isDown = useSyncExternalStore(subscribeToService, isServiceDown);
  const { selection } = view;
  const card = selection && `${selection.kind} ${selection.id}`;
  const isCardBeside = useCardBesideList();
  const hasCard = !isCardBeside && (card !== null || tapHits.length > 0);
  const content = hasCard ? (card ?? view.panel + tapHits.length) : view.panel;
  return (
    <CauseSaid value={isDown}>
      <div className="rider">
        <title>{words.page.title(city.name)}</title>
        <a className="skip-link" href="#lists">
          {words.page.skipToList}
        </a>
        <main className="rider__map">
          <LoadedMap
            theme={theme}
            highlight={highlight}
            sheet={sheet}
            sheetElement={sheetElement}
            onTapHits={handleTapHits}
            end={isSearching ? end : null}
          />
        </main>
        <Sheet
          ref={sheetElement}
          label={words.page.panel}
          height={sheet}
          onHeightChange={setSheet}
          contentKey={search === null ? content : 'search'}
          isFolded={search === null && hasCard}
          words={{ taller: words.page.sheetTaller, shorter: words.page.sheetShorter }}
          controls={
            <RiderControls
              search={search}
              end={end}
              searchInput={searchInput}
              onSearch={searchFor}
              onEnd={searchForEnd}
              onSelect={select}
              onPanel={openPanel}
              onHeightChange={setSheet}
            />
          }
          banner={
            // Stop alerts are visible at every height.
            <AsyncBoundary name={words.page.tabs.vehicles}>
              <RiderLive onSelect={select} onPanel={openPanel} />
            </AsyncBoundary>
          }
          footer={
            <>
              {isDown ? (
                <Optional>
                  <ServiceDown />
                </Optional>
              ) : null}
              {/* Nothing else depends on them, and the list of notices has them too. */}
              {features.notices === true ? (
                <Optional>
                  <RiderSevere />
                </Optional>
              ) : null}
            </>
          }
        >
          <TabPanel name={view.panel} label={hasTabs ? undefined : words.page.tabs[view.panel]}>
            <RiderPanel
              tapHits={tapHits}
              search={search}
              end={end}
              searchInput={searchInput}
              onClearTapHits={clearTapHits}
              onSearch={searchFor}
              onMap={showMap}
              onSelect={select}
              onHighlight={highlight.set}
            />
          </TabPanel>
        </Sheet>
      </div>
    </CauseSaid>
  );
}
