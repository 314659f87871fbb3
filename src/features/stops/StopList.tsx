import '../../ui/panels/ListRow.css';
import './StopList.css';

import { memo } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '../../ui/panels/Badge.tsx';
import { useFirstLanguage } from '../../ui/text/Language.tsx';
import { useRows } from '../../ui/browser/useRows.tsx';
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
  withRoutes: boolean;
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
  withRoutes,
  ...rest
}: StopListProps) {
  const single = withRoutes ? undefined : stops[0]?.routes[0];
  const rail = single === undefined ? undefined : { '--rail': colorOf(single) };
  const { rows, more } = useRows(stops);
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
            nth={index + 1}
            ofAll={stops.length}
            badges={withRoutes ? stop.routes : NO_BADGES}
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
  nth: number;
  ofAll: number;
  badges: readonly string[];
  aside: ReactNode;
  onHighlight: StopListProps['onHighlight'];
}

const StopRow = memo(function StopRow({
  stop,
  nth,
  ofAll,
  badges,
  colorOf,
  aside,
  onSelect,
  onHighlight,
}: StopRowProps) {
  const { words, formats } = useFirstLanguage();
  const point = () => onHighlight?.(stop);
  const leave = () => onHighlight?.(null);
  return (
    <li className="stop-list__row" aria-posinset={nth} aria-setsize={ofAll}>
      <button
        type="button"
        className="list-row stop-list__button"
        data-row={stop.stopID}
        onClick={() => onSelect(stop)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
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
