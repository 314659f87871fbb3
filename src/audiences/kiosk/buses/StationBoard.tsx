import type { Station } from '../station/useStation.ts';
import { BoardSections } from '../times/BoardSections.tsx';
import { DepartureBoard } from '../times/DepartureBoard.tsx';
import type { PanelSpace } from '../times/useBoardForm.ts';
import { useBoardSections } from '../times/useBoardSections.ts';
import { useStationTimes } from '../times/useStationTimes.ts';
import { BusBoard } from './BusBoard.tsx';

interface StationBoardProps {
  station: Station;
  space: PanelSpace;
  /** Called with the height that the departures need beside other panels; null if those have no room. */
  onBeside: (height: number | null) => void;
}

/** The departures at this station, or the buses of its routes while it has no times. */
export function StationBoard({ station, space, onBeside }: StationBoardProps) {
  const times = useStationTimes(station);
  const sections = useBoardSections(times, space);
  if (times === null) return <BusBoard station={station} />;
  return sections.length > 0 ? (
    <BoardSections times={times} sections={sections} space={space} onBeside={onBeside} />
  ) : (
    <DepartureBoard times={times} space={space} onBeside={onBeside} />
  );
}
