import '../../ui/panels/ListRow.css';
import './StopList.css';

import { memo } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '../../ui/panels/Badge.tsx';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import { useProgressiveRows } from '../../ui/browser/useProgressiveRows.tsx';
import type { CityStop } from './mergeStops.ts';

export type StopAside = (stop: CityStop) => ReactNode;

export interface StopListProps {
  /** What the list is of. */
  label: string;
  /** In the order in which they are shown. */
  stops: readonly CityStop[];
  /** The colour of a route, `#rrggbb`. */
  colorOf: (routeID: string) => string;
  /** Whether the rows say which routes stop there: needless where only one is chosen. */
  showsRoutes: boolean;
  onSelect: (stop: CityStop) => void;
  /** A row is pointed at or focused; null when no more (R21). */
  onHighlight?: (stop: CityStop | null) => void;
  /** What stands at the end of a row, such as the distance to it or the buses due there. */
  aside?: StopAside | undefined;
}

const NO_BADGES: readonly string[] = [];

/** The stops as a list that says all that the map says of them (R2, R21). */
export const StopList = memo(function StopList({
  label,
  stops,
  colorOf,
  showsRoutes,
  ...rest
}: StopListProps) {
  const single = showsRoutes ? undefined : stops[0]?.routes[0];
  const rail = single === undefined ? undefined : { '--rail': colorOf(single) };
  const { rows, more } = useProgressiveRows(stops);
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
            setSize={stops.length}
            badges={showsRoutes ? stop.routes : NO_BADGES}
            colorOf={colorOf}
            aside={rest.aside?.(stop)}
            onSelect={rest.onSelect}
            onHighlight={rest.onHighlight}
          />
        ))}
      </ol>
      {more}
    </>
  );
});

interface StopRowProps extends Pick<StopListProps, 'colorOf' | 'onSelect'> {
  stop: CityStop;
  /** Told to a screen reader: not all rows are drawn at once. */
  posInSet: number;
  setSize: number;
  badges: readonly string[];
  aside: ReactNode;
  onHighlight: StopListProps['onHighlight'];
}

const StopRow = memo(function StopRow({
  stop,
  posInSet,
  setSize,
  badges,
  colorOf,
  aside,
  onSelect,
  onHighlight,
}: StopRowProps) {
  const { words, formats } = usePageLanguage();
  const highlight = () => onHighlight?.(stop);
  const clearHighlight = () => onHighlight?.(null);
  return (
    <li className="stop-list__row" aria-posinset={posInSet} aria-setsize={setSize}>
      <button
        type="button"
        className="list-row stop-list__button"
        data-row={stop.stopID}
        onClick={() => onSelect(stop)}
        onPointerEnter={highlight}
        onPointerLeave={clearHighlight}
        onFocus={highlight}
        onBlur={clearHighlight}
      >
        <span className="stop-list__name">{stop.intersection}</span>
        <span className="stop-list__detail">
          {badges.map((routeID) => (
            <Badge key={routeID} text={routeID} fill={colorOf(routeID)} />
          ))}
          {stop.destinations.length === 0
            ? words.stops.stopID(stop.stopID)
            : words.stops.towards(formats.list(stop.destinations))}
        </span>
        {aside === undefined ? null : <span className="stop-list__aside">{aside}</span>}
      </button>
    </li>
  );
});
