import '../../ui/panels/ListRow.css';
import './StopList.css';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { useProgressiveRows } from '../../ui/browser/useProgressiveRows.tsx';
import { useRowsOnScreen } from '../../ui/browser/useRowsOnScreen.ts';
import { highlighting } from '../../ui/controls/highlighting.ts';
import { BadgeLine } from '../../ui/panels/BadgeLine.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { CityStop } from './mergeStops.ts';
import { towardText } from './towardText.ts';

/** What a row shows of a stop. */
type ListedStop = Pick<
  CityStop,
  'stopID' | 'intersection' | 'routes' | 'destinations' | 'exitsToward'
>;

/** Renders the end of a stop's row. */
export type StopExtra = (stop: ListedStop) => ReactNode;

/** The props of `StopList`. */
export interface StopListProps {
  /** The accessible name of the list. */
  label: string;
  /** In display order. */
  stops: readonly ListedStop[];
  /** The color of a route, `#rrggbb`. */
  colorOf: (routeID: string) => string;
  /** Whether the rows show the routes of each stop. Not needed if only one route is chosen. */
  showsRoutes: boolean;
  onSelect: (stop: ListedStop) => void;
  /** Gets the stop of the row under the pointer or with the focus; null when it loses that. */
  onHighlight?: (stop: ListedStop | null) => void;
  /** The end of a row, such as the distance to the stop or the buses due there. */
  extra?: StopExtra | undefined;
  /** On the line beside a row, such as the buses that come to its stop next. */
  onLine?: StopExtra | undefined;
  /** Below the text of a row, such as its next departures. */
  below?: StopExtra | undefined;
}

/** The least height of a row, in pixels (StopList.css). */
const ROW_HEIGHT = 56;

const NO_BADGES: readonly string[] = [];

/** The stops with everything that the map shows about them, as text. */
export const StopList = memo(function StopList({
  label,
  stops,
  colorOf,
  showsRoutes,
  onSelect,
  onHighlight,
  extra,
  onLine,
  below,
}: StopListProps) {
  const single = showsRoutes ? undefined : stops[0]?.routes[0];
  const rail = single === undefined ? undefined : { '--rail': colorOf(single) };
  const firstRows = useRowsOnScreen(ROW_HEIGHT);
  const { rows, size, more } = useProgressiveRows(stops, firstRows);
  return (
    <>
      <ol
        className={`stop-list ${single === undefined ? '' : 'stop-list--rail'}`}
        style={rail}
        aria-label={label}
      >
        {rows.map((stop, index) => (
          <StopRow
            key={stop.stopID}
            stop={stop}
            posInSet={index + 1}
            setSize={size}
            badges={showsRoutes ? stop.routes : NO_BADGES}
            colorOf={colorOf}
            extra={extra?.(stop)}
            onLine={onLine?.(stop)}
            below={below?.(stop)}
            onSelect={onSelect}
            onHighlight={onHighlight}
          />
        ))}
      </ol>
      {more}
    </>
  );
});

interface StopRowProps extends Pick<StopListProps, 'colorOf' | 'onSelect'> {
  stop: ListedStop;
  /** For `aria-posinset` and `aria-setsize`: not all rows are rendered at once. */
  posInSet: number;
  setSize: number;
  badges: readonly string[];
  extra: ReactNode;
  onLine: ReactNode;
  below: ReactNode;
  onHighlight: StopListProps['onHighlight'];
}

const StopRow = memo(function StopRow({
  stop,
  posInSet,
  setSize,
  badges,
  colorOf,
  extra,
  onLine,
  below,
  onSelect,
  onHighlight,
}: StopRowProps) {
  const language = useLanguage('page');
  return (
    <li className="stop-list__row" aria-posinset={posInSet} aria-setsize={setSize}>
      {onLine}
      <button
        type="button"
        className="list-row stop-list__button"
        data-row={stop.stopID}
        onClick={() => onSelect(stop)}
        {...highlighting(stop, onHighlight)}
      >
        <span className="stop-list__text">
          <span className="stop-list__name">
            <bdi>{language.nameOf(stop.intersection, stop.stopID)}</bdi>
          </span>
          {/* What is below a row says more of its routes. */}
          {below ? null : (
            <span className="stop-list__detail">
              <BadgeLine
                routeIDs={badges}
                colorOf={colorOf}
                text={towardText(stop, language) || language.words.stops.stopID(stop.stopID)}
              />
            </span>
          )}
        </span>
        {extra === undefined ? null : <span className="stop-list__extra">{extra}</span>}
        {below}
      </button>
    </li>
  );
});
