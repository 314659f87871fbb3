import './MapPage.css';
import { Suspense, useRef, useState } from 'react';
import type { MouseEvent } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { FrameBar } from '../bar/FrameBar.tsx';
import { LiveState } from '../bar/LiveState.tsx';
import { useFrame } from '../FrameContext.ts';
import { useFrameSize } from '../useFrameSize.ts';
import type { OpenPanel } from './FramePanel.tsx';
import { ShowStopRoutes } from './ShowStopRoutes.tsx';
import { useHasMap } from './useHasMap.ts';
import { usePanelPadding } from './usePanelPadding.ts';

const FramePanel = lazyComponent(async () => (await import('./FramePanel.tsx')).FramePanel);
const EmbedMap = lazyComponent(async () => (await import('./EmbedMap.tsx')).EmbedMap);

/** The map with its bar, and one panel: the list, the legend, or the card of the selection. */
export function MapPage({ isSeen, theme }: { isSeen: boolean; theme: Theme }) {
  const { words } = useLanguage();
  const { city } = useSettings();
  const { options } = useFrame();
  const view = usePageView();
  const changeView = useChangeView();
  const size = useFrameSize();
  const hasMap = useHasMap(isSeen);
  const isTiny = size === 'tiny';
  const [open, setOpen] = useState<OpenPanel | null>(
    (view.near === null && options.stops.length === 0) || view.selection !== null ? null : 'list',
  );
  const [tapHits, setTapHits] = useState<readonly Selection[]>([]);
  const [highlight, setHighlight] = useState<Selection | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [buttonRow, setButtonRow] = useState<HTMLElement | null>(null);
  const padding = usePanelPadding(size, side, panel, buttonRow);
  const select = (selection: Selection) => {
    setTapHits([]);
    setHighlight(null);
    changeView({ selection });
  };
  const handleTapHits = (hits: readonly Selection[]) => {
    const [only, ...others] = hits;
    if (only !== undefined && others.length === 0) select(only);
    else setTapHits(hits);
  };
  const { routes, selection } = options.view;
  const named = selection?.kind === 'stop' ? [selection.id, ...options.stops] : options.stops;
  const toggle = (name: OpenPanel) => {
    setTapHits([]);
    if (view.selection !== null) changeView({ selection: null });
    setOpen(open === name && view.selection === null ? null : name);
  };
  const afterMap = useRef<HTMLDivElement>(null);
  const skipMap = (event: MouseEvent) => {
    // Following the link would add an entry to the host's history.
    event.preventDefault();
    afterMap.current?.focus();
  };
  const hasCard = view.selection !== null || tapHits.length > 0;
  const mapLoading = <p className="frame__loading">{words.page.mapLoading}</p>;
  // A panel at the bottom leaves no room for them, and it has a button to close it.
  const isCovered = size === 'narrow' && panel !== null;
  const buttons = (
    [
      ['list', words.frame.list],
      ['legend', words.layers.legend],
    ] as const
  ).filter(([name]) => options.controls.includes(name));
  return (
    <main
      className={`frame frame--${size}${isCovered ? ' frame--covered' : ''}`}
      // The builder reads how much of its preview's map is covered.
      data-padding={[padding.top, padding.right, padding.bottom, padding.left].join(' ')}
      style={{ '--frame-covered': `${isCovered ? padding.bottom : 0}px` }}
    >
      <a className="skip-link" href="#after-map" onClick={skipMap}>
        {words.frame.skipMap}
      </a>
      <h1 className="visually-hidden">{options.title ?? words.page.title(city.name)}</h1>
      {routes === null && named.length > 0 ? <ShowStopRoutes stopIDs={named} /> : null}
      <div className="frame__side" ref={setSide}>
        <FrameBar isTiny={isTiny}>
          <LiveState />
        </FrameBar>
        {isTiny || (!hasCard && open === null) ? null : (
          <AsyncBoundary name={words.page.panel}>
            <FramePanel
              ref={setPanel}
              open={hasCard ? null : open}
              theme={theme}
              tapHits={tapHits}
              onClearTapHits={() => setTapHits([])}
              onSelect={select}
              onHighlight={setHighlight}
              onClose={() => setOpen(null)}
            />
          </AsyncBoundary>
        )}
      </div>
      {hasMap ? (
        <AsyncBoundary name={words.page.map} fallback={mapLoading}>
          <EmbedMap
            theme={theme}
            highlight={highlight}
            padding={padding}
            hasControls={!isTiny}
            onTapHits={handleTapHits}
            onLocated={() => setOpen('list')}
          />
        </AsyncBoundary>
      ) : (
        mapLoading
      )}
      <div id="after-map" tabIndex={-1} ref={afterMap} />
      {isTiny || isCovered || buttons.length === 0 ? null : (
        <div
          className="frame__buttons"
          ref={setButtonRow}
          style={{ insetInlineStart: Math.max(padding.left, padding.right) }}
        >
          {buttons.map(([name, label]) => (
            <Button
              key={name}
              aria-expanded={open === name && !hasCard}
              onClick={() => toggle(name)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {isTiny ? (
        <Suspense fallback={null}>
          <LiveState isSilent />
        </Suspense>
      ) : null}
    </main>
  );
}
