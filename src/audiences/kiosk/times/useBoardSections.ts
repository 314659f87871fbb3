import type { StationDeparture } from '../../../contract/board/board-rows.ts';
import { isOfArrivals } from '../../../contract/board/shownArrival.ts';
import { isAway, type StationPlace } from '../../../contract/board/station-places.ts';
import { withCapital } from '../../../lib/words/withCapital.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { PanelSpace } from './useBoardForm.ts';
import type { StationTimes } from './useStationTimes.ts';

/** More have no room above each other. */
const MOST_SECTIONS = 3;
/** A narrower one has no room for a route number, a name and minutes: so many times the size of a number. */
const LEAST_WIDTH = 11;
/** The same of one more column of its rows. */
const COLUMN_WIDTH = 3;

/** A part of a board's departures, beside or above the others. */
export interface BoardSection {
  /** Titles may be equal. */
  readonly key: string;
  readonly title: string;
  /** The stop that all of its rows depart from; null for several. */
  readonly place: StationPlace | null;
  readonly has: (row: StationDeparture) => boolean;
}

/**
 * The sections of a board: the two directions that its settings name, or else the stops of one that hangs away from them,
 * such as in a lobby. None if it is one list, or if they have no room.
 */
export function useBoardSections(
  times: StationTimes | null,
  { width, isLandscape }: PanelSpace,
): readonly BoardSection[] {
  const { words, formats, nameOf } = useLanguage();
  const { options, scale } = useKiosk();
  const { split, columns } = options;
  const places = times?.places ?? [];
  const ofPlaces = (): readonly BoardSection[] =>
    places.length > 1 && places.some(isAway)
      ? places.map((place) => ({
          key: place.stop.stopID,
          title: nameOf(place.stop.intersection, place.stop.stopID),
          place,
          has: (row) => row.place === place,
        }))
      : [];
  const isFirst = ({ destination }: StationDeparture) => split.includes(destination);
  const directions = split.map((destination) => nameOf(destination));
  const sections =
    split.length === 0
      ? ofPlaces()
      : [
          {
            key: 'split',
            title: isOfArrivals(options.filter)
              ? words.display.comesFrom(formats.list(directions))
              : withCapital(words.stops.toward(formats.list(directions))),
            place: null,
            has: isFirst,
          },
          {
            key: 'other',
            title: words.display.otherDirections,
            place: null,
            has: (row: StationDeparture) => !isFirst(row),
          },
        ];
  const least = scale.large * (LEAST_WIDTH + COLUMN_WIDTH * columns.length);
  // Before it is measured, the width is 0.
  const isNarrow = isLandscape && width > 0 && width / sections.length < least;
  return sections.length <= MOST_SECTIONS && !isNarrow ? sections : [];
}
