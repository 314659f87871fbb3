import './NearGroups.css';
import { memo } from 'react';

import type { Arrival } from '../../contract/arrivals.ts';
import { DepartureButton } from '../../features/times/row/DepartureButton.tsx';
import { highlighting } from '../../ui/controls/highlighting.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { tripSelection } from '../departures/trip-selection.ts';
import type { NoticeOf } from '../notices/useDepartureNotices.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import type { ListedGroup } from './nearGroups.ts';

export interface NearGroupsProps extends PanelProps {
  groups: readonly ListedGroup[];
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  /** What a notice says about a bus, such as "Detour"; '' without one. */
  noticeOf?: NoticeOf;
  /** What riders should know about a bus, such as "Few seats". */
  factsOf?: (arrival: Arrival) => readonly string[];
}

/** What departs around a point: the name of each stop once, and below it a row for each route and destination. */
export const NearGroups = memo(function NearGroups({
  groups,
  now,
  noticeOf,
  factsOf,
  onSelect,
  onHighlight,
}: NearGroupsProps) {
  const { words, formats, nameOf } = useLanguage('page');
  const { colorOf } = useCityStops();
  return groups.map(({ stop: { stopID, intersection }, opens, walkMinutes, rows, note = '' }) => {
    const name = nameOf(intersection, stopID);
    return (
      <section key={stopID} className="near-group" aria-label={name}>
        <h3 className="near-group__head">
          <button
            type="button"
            className="near-group__stop"
            onClick={() => onSelect({ kind: 'stop', id: opens ?? stopID })}
            {...highlighting({ kind: 'stop', id: stopID }, onHighlight)}
          >
            <bdi>{name}</bdi>
          </button>
          {walkMinutes === undefined ? null : (
            <span>{words.times.walk(formats.duration(walkMinutes * 60_000))}</span>
          )}
        </h3>
        <ul aria-label={name}>
          {rows.map(({ row, stopID: at }) => {
            const { arrival } = row.next[0];
            const { tripID } = arrival;
            return (
              <li key={row.key}>
                <DepartureButton
                  row={row}
                  now={now}
                  color={colorOf(row.routeID)}
                  notice={noticeOf?.(arrival, at)}
                  facts={factsOf?.(arrival)}
                  onSelect={() =>
                    onSelect(tripID === '' ? { kind: 'stop', id: at } : tripSelection(tripID, at))
                  }
                />
              </li>
            );
          })}
        </ul>
        {note === '' ? null : <Notice tone="quiet">{note}</Notice>}
      </section>
    );
  });
});
