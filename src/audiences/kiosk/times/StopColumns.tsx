import './StopColumns.css';
import { use, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import { isAway, type StationPlace } from '../../../contract/board/station-places.ts';
import { BoardHeadContext } from '../paged/BoardHead.ts';
import { DepartureBoard } from './DepartureBoard.tsx';
import { LiveState } from './LiveState.tsx';
import type { PanelSpace } from './useBoardForm.ts';
import type { StationTimes } from './useStationTimes.ts';

/** More have no room above each other. */
const MOST_COLUMNS = 3;
/** A narrower column has no room for a route number, a name and minutes: so many times the size of a number. */
const LEAST_WIDTH = 11;

/**
 * The stops of a board that hangs away from them, such as in a lobby; none if it isn't one, or if their columns have no
 * room.
 *
 * @param large the size of the board's numbers, in pixels
 */
export function lobbyPlaces(
  { places }: StationTimes,
  { width, isLandscape }: PanelSpace,
  large: number,
): readonly StationPlace[] {
  const isLobby = places.length > 1 && places.some(isAway);
  // Before it is measured, the width is 0.
  const isNarrow = isLandscape && width > 0 && width / places.length < LEAST_WIDTH * large;
  return isLobby && places.length <= MOST_COLUMNS && !isNarrow ? places : [];
}

interface StopColumnsProps {
  times: StationTimes;
  places: readonly StationPlace[];
  space: PanelSpace;
  onBeside: (height: number | null) => void;
}

/** A column for each stop, with the walk to it; on a high screen, one below the other. */
export function StopColumns({ times, places, space, onBeside }: StopColumnsProps) {
  const head = use(BoardHeadContext);
  const { isLandscape } = space;
  const report = useEffectEvent(onBeside);
  // They have the whole screen.
  useEffect(() => report(null), []);
  const count = places.length;
  const own = {
    ...space,
    width: isLandscape ? space.width / count : space.width,
    height: isLandscape ? space.height : space.height / count,
    hasOthers: false,
    least: isLandscape ? space.least : Math.ceil(space.least / count),
  };
  return (
    <div className="kiosk__columns" style={{ '--columns': count }}>
      {places.map((place, index) => (
        <div key={place.stop.stopID}>
          <DepartureBoard
            times={{
              ...times,
              rows: times.rows.filter((row) => row.place === place),
              tooLate: times.tooLate.filter((row) => row.place === place),
            }}
            space={own}
            place={place}
            isSaidBeside={index > 0}
          />
        </div>
      ))}
      {head === null ? null : createPortal(<LiveState rows={times.rows} />, head)}
    </div>
  );
}
