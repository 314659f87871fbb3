import { useState } from 'react';

import type { ListedLot } from '../../../features/parking/listLots.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { BoardFailed } from '../BoardFailed.tsx';
import { BusBoard } from '../buses/BusBoard.tsx';
import { StationBoard } from '../buses/StationBoard.tsx';
import { EventBoard } from '../events/EventBoard.tsx';
import { LotBoard } from '../lots/LotBoard.tsx';
import type { KioskPanel } from '../options/kiosk-panels.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { useElementSize } from '../scale/useElementSize.ts';
import type { Station } from '../station/useStation.ts';
import { boardLayout, withSecondaryLots } from './board-layout.ts';
import type { PanelNeed, PanelNeeds } from './board-layout.ts';
import { MapPanel } from './MapPanel.tsx';

/** Between two panels, as a share of the small font size: `--kiosk-line` in KioskPage.css. */
const LINE = 0.04;

interface BoardPanelsProps {
  /** At least one. */
  panels: readonly KioskPanel[];
  station: Station | null;
  /** The lots that the display shows. */
  lots: readonly ListedLot[];
  /** Whether the lots have at most a third of their column, so that the buses get the rest. */
  areLotsSecondary: boolean;
  isLandscape: boolean;
  /** Changes when a touched map returns to its start. */
  visit: number;
}

const isSameNeed = (a: PanelNeed | undefined, b: PanelNeed) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The panels of the board, each with the room that its rows need. */
export function BoardPanels(props: BoardPanelsProps) {
  const { panels, station, lots, areLotsSecondary, isLandscape, visit } = props;
  const { words } = useLanguage();
  const { scale } = useKiosk();
  // What the header and the notices leave.
  const { ref, height } = useElementSize();
  const space = { height, gap: LINE * scale.small };
  const [needs, setNeeds] = useState<PanelNeeds>({});
  const setNeedOf = (panel: KioskPanel) => (need: PanelNeed) =>
    setNeeds((now) => (isSameNeed(now[panel], need) ? now : { ...now, [panel]: need }));
  const failed = (part: string) => (retry: () => void, error: unknown) => (
    <BoardFailed part={part} retry={retry} error={error} />
  );
  const onBusNeed = setNeedOf('vehicles');
  const contents = {
    departures:
      station === null ? null : <StationBoard station={station} onNeed={setNeedOf('departures')} />,
    // A panel of departures already has the station's times.
    vehicles:
      station === null || panels.includes('departures') ? (
        <BusBoard station={station} onNeed={onBusNeed} />
      ) : (
        <StationBoard station={station} onNeed={onBusNeed} />
      ),
    lots: <LotBoard lots={lots} station={station} onNeed={setNeedOf('lots')} />,
    events: <EventBoard onNeed={setNeedOf('events')} />,
    map: <MapPanel key={visit} station={station} />,
  };
  const names = { ...words.page.tabs, map: words.page.map };
  const shares = areLotsSecondary ? withSecondaryLots(needs, space) : needs;
  const columns = boardLayout(panels, isLandscape, shares, space);
  return (
    <div
      ref={ref}
      className="kiosk__panels"
      style={{ gridTemplateColumns: columns.map(({ width }) => width).join(' ') }}
    >
      {columns.map((column) => (
        <div
          key={column.panels.find((panel) => panel !== 'map') ?? 'map'}
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
  );
}
