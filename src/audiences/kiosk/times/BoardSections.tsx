import './BoardSections.css';
import { use, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import { BoardHeadContext } from '../paged/BoardHead.ts';
import { DepartureBoard, useOneWay } from './DepartureBoard.tsx';
import { LiveState } from './LiveState.tsx';
import type { PanelSpace } from './useBoardForm.ts';
import type { BoardSection } from './useBoardSections.ts';
import type { StationTimes } from './useStationTimes.ts';

interface BoardSectionsProps {
  times: StationTimes;
  sections: readonly BoardSection[];
  space: PanelSpace;
  onBeside: (height: number | null) => void;
}

/** A column for each section, under its title; on a high screen, one below the other. */
export function BoardSections({ times, sections, space, onBeside }: BoardSectionsProps) {
  const head = use(BoardHeadContext);
  const way = useOneWay(times);
  const { isLandscape } = space;
  const report = useEffectEvent(onBeside);
  // They have the whole screen.
  useEffect(() => report(null), []);
  const count = sections.length;
  const own = {
    ...space,
    width: isLandscape ? space.width / count : space.width,
    height: isLandscape ? space.height : space.height / count,
    hasOthers: false,
    least: isLandscape ? space.least : Math.ceil(space.least / count),
  };
  return (
    <div className="kiosk__columns" style={{ '--columns': count }}>
      {sections.map((section, index) => (
        <div key={section.key}>
          <DepartureBoard
            times={{
              ...times,
              rows: times.rows.filter(section.has),
              tooLate: times.tooLate.filter(section.has),
            }}
            space={own}
            section={section}
            isSaidBeside={index > 0}
          />
        </div>
      ))}
      {head === null
        ? null
        : createPortal(
            <>
              {way}
              <LiveState rows={times.rows} />
            </>,
            head,
          )}
    </div>
  );
}
