import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import type { WholeLanguage } from '../../../ui/text/Language.tsx';
import type { PanelNeed } from '../layout/board-layout.ts';
import type { RowFigure } from '../paged/row-columns.ts';
import type { RowWords } from '../paged/row-layout.ts';
import type { StationRow } from '../station/bus-rows.ts';
import type { StationBus } from '../station/station-buses.ts';
import { NEAR_FEET } from '../station/useStation.ts';
import type { Station } from '../station/useStation.ts';
import { useStationBuses } from '../station/useStationBuses.ts';
import { useWalkWords, walkFrom } from '../station/walk.ts';
import { DepartureBoard } from '../times/DepartureBoard.tsx';
import { useStationTimes } from '../times/useStationTimes.ts';
import { BusList } from './BusList.tsx';
import { nextStopWordings } from './nextStopWordings.ts';
import { NoBuses } from './NoBuses.tsx';
import { useIdleRoutes } from './useIdleRoutes.tsx';

/** The buses after the nearest one that a row mentions. */
const LATER_BUSES = 2;

/** How far a bus is, in the place of the row's number: "now", "next stop", "3 stops away" (A48). */
function busFigure(
  stopsAway: number | null,
  { words: { kiosk }, formats }: Pick<WholeLanguage, 'words' | 'formats'>,
): RowFigure {
  if (stopsAway === null) return {};
  if (stopsAway === 0) return { number: kiosk.now };
  if (stopsAway === 1) return { words: kiosk.nextStop };
  return { number: formats.number(stopsAway), words: kiosk.stopsAway(stopsAway) };
}

interface StationBoardProps {
  station: Station;
  onNeed: (need: PanelNeed) => void;
}

/** What comes to this station: by time where the city has times (T23), else its buses by their distance (A48). */
export function StationBoard({ station, onNeed }: StationBoardProps) {
  const times = useStationTimes(station);
  return times === null ? (
    <BusesToStation station={station} onNeed={onNeed} />
  ) : (
    <DepartureBoard times={times} onNeed={onNeed} />
  );
}

/** The buses on their way to this station, grouped by destination, nearest first (A48). */
export function BusesToStation({ station, onNeed }: StationBoardProps) {
  const language = useWholeLanguage();
  const { words, formats, nameOf } = language;
  const walkWords = useWalkWords();
  const { rows, isKnown, idle } = useStationBuses(station);
  const idleRoutes = useIdleRoutes(idle);
  const { kiosk } = words;
  const away = (count: number) =>
    count <= 1 ? kiosk.nextStop : kiosk.thenAway(count, formats.number(count));
  /** The walk to the row's stop; none if the reader stands there. */
  const walkTo = (stop: StationBus['stop']): readonly string[] => {
    const meters = walkFrom(station, stop);
    return meters === 0 ? [] : walkWords(meters);
  };
  const wordsOf = ({ destination, nearest, later }: StationRow): RowWords => {
    const row = { name: nameOf(destination), figureWords: kiosk.nextStop };
    const walk = walkTo(nearest.stop);
    if (walk.length > 0)
      return {
        ...row,
        details: [[nameOf(nearest.stop.intersection, nearest.stop.stopID)], walk],
        leastDetails: Number.POSITIVE_INFINITY,
      };
    if (nearest.stopsAway === null) {
      const next = nextStopWordings(nameOf(nearest.vehicle.nextStop), kiosk);
      return { ...row, details: [next], leastDetails: 0 };
    }
    const counts = later.flatMap(({ stopsAway }) => stopsAway ?? []).slice(0, LATER_BUSES);
    const after = (some: readonly number[]) => kiosk.after(formats.list(some.map(away)));
    const wordings = counts.length === 0 ? [] : [after(counts), after(counts.slice(0, 1)), ''];
    return { ...row, details: [wordings], leastDetails: 0 };
  };
  const noStops = () => {
    if (!station.isLoaded || station.stops.length > 0) return null;
    if (station.search === 'unserved') return words.stop.noRoutes;
    return station.unknown.length === 0 ? kiosk.noStopNear(formats.feet(NEAR_FEET)) : null;
  };
  return (
    <BusList
      title={kiosk.coming}
      items={rows}
      onNeed={onNeed}
      figureOf={({ nearest }) => busFigure(nearest.stopsAway, language)}
      wordsOf={wordsOf}
      selectionOf={({ nearest }) => ({ kind: 'vehicle', id: vehicleKey(nearest.vehicle) })}
      empty={<NoBuses station={station} reason={isKnown ? kiosk.noneComing : noStops()} />}
      {...idleRoutes}
    />
  );
}
