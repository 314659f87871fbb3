import './KioskPage.css';
import { useState } from 'react';

import { LivePoller } from '../../city/reads/live/LivePoller.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { boardLayout } from './board-layout.ts';
import type { MinHeights } from './board-layout.ts';
import { BoardFailed } from './BoardFailed.tsx';
import { CityBoard } from './buses/CityBoard.tsx';
import { StationBoard } from './buses/StationBoard.tsx';
import { BoardNotices } from './causes/BoardNotices.tsx';
import { useIsAllLost } from './causes/useIsAllLost.ts';
import { EventBoard } from './events/EventBoard.tsx';
import { KioskHeader } from './KioskHeader.tsx';
import { LotBoard } from './lots/LotBoard.tsx';
import { MapPanel } from './map/MapPanel.tsx';
import type { KioskPanel } from './options/kiosk-options.ts';
import { useKiosk } from './options/KioskOptionsContext.ts';
import { LearnOrder } from './station/LearnOrder.tsx';
import { StationRoutes } from './station/StationRoutes.tsx';
import { useStation } from './station/useStation.ts';
import { OpenContext } from './touch/OpenContext.ts';
import { TouchCard } from './touch/TouchCard.tsx';
import { TouchReturn } from './touch/TouchReturn.tsx';
import { useIdlePointer } from './touch/useIdlePointer.ts';
import { useLockDown } from './touch/useLockDown.ts';
import { useOpened } from './touch/useOpened.ts';
import { useTouchReset } from './touch/useTouchReset.ts';

/** The board: buses, lots, events and the map, those of the URL, all visible at once. */
export function KioskPage() {
  const { words } = useLanguage();
  const { features } = useSettings();
  const { options } = useKiosk();
  const station = useStation();
  const isIdle = useIdlePointer();
  const isLandscape = useMediaQuery('(orientation: landscape)');
  const touch = useTouchReset(options.touch);
  const [opened, open] = useOpened(touch.visits);
  useLockDown();
  const isAllLost = useIsAllLost();
  const hasPanel = {
    map: true,
    buses: features.vehicles,
    // While nothing can be shown, one panel says so.
    lots: features.parking && !isAllLost,
    events: features.parking && !isAllLost,
  };
  const wanted = options.panels.filter((panel) => hasPanel[panel]);
  // What a city doesn't publish has no panel, but a display is never empty.
  const panels: readonly KioskPanel[] = wanted.length === 0 ? ['map'] : wanted;
  const [minHeights, setMinHeights] = useState<MinHeights>({});
  const setMinHeightOf = (panel: KioskPanel) => (height: number) =>
    setMinHeights((now) => (now[panel] === height ? now : { ...now, [panel]: height }));
  const failed = (part: string) => (retry: () => void, error: unknown) => (
    <BoardFailed part={part} retry={retry} error={error} />
  );
  const contents = {
    buses: station === null ? <CityBoard /> : <StationBoard station={station} />,
    lots: <LotBoard station={station} minRows={2} onMinHeight={setMinHeightOf('lots')} />,
    // In portrait, room for a second event would be taken from the buses.
    events: <EventBoard minRows={isLandscape ? 2 : 1} onMinHeight={setMinHeightOf('events')} />,
    map: <MapPanel key={touch.visits} station={station} />,
  };
  const names = {
    buses: words.page.tabs.buses,
    lots: words.page.tabs.parking,
    events: words.page.tabs.events,
    map: words.page.map,
  };
  const columns = boardLayout(panels, isLandscape, minHeights);
  return (
    <main className="kiosk" data-idle={isIdle} data-touch={options.touch}>
      <LivePoller inBackground />
      <LearnOrder />
      {station === null ? null : <StationRoutes station={station} />}
      <KioskHeader station={station} />
      <OpenContext value={options.touch ? open : null}>
        <div
          className="kiosk__panels"
          style={{ gridTemplateColumns: columns.map(({ width }) => width).join(' ') }}
        >
          {columns.map((column) => (
            <div
              key={column.panels.join()}
              className="kiosk__column"
              style={{ gridTemplateRows: column.heights }}
            >
              {column.panels.map((panel) => (
                <div key={panel} className="kiosk__panel">
                  <ErrorBoundary fallback={failed(names[panel])}>{contents[panel]}</ErrorBoundary>
                </div>
              ))}
            </div>
          ))}
        </div>
      </OpenContext>
      {opened.length === 0 ? null : (
        <ErrorBoundary fallback={failed(words.page.panel)}>
          <TouchCard opened={opened} onOpen={open} />
        </ErrorBoundary>
      )}
      {touch.secondsLeft === null ? null : <TouchReturn secondsLeft={touch.secondsLeft} />}
      <BoardNotices station={station} />
    </main>
  );
}
