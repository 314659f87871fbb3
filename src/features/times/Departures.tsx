import './Departures.css';
import type { ReactNode } from 'react';

import type { Arrival } from '../../contract/arrivals.ts';
import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { overSentence } from '../../contract/departures/departureWords.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { DepartureButton } from './row/DepartureButton.tsx';

interface DeparturesProps<Row extends DepartureRow> {
  rows: readonly Row[];
  /** Whether departures of another agency at this place are missing. */
  isPartial: boolean;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  /** Where a row's buses stop, if the rows are of several stops. */
  whereOf?: ((row: Row) => string) | undefined;
  /** What is said without rows. */
  none: ReactNode;
  colorOf: (routeID: string) => string;
  /** Opens a trip; rows of a service without trips open nothing. */
  onSelectTrip: (tripID: string, row: Row) => void;
  /** What a notice says about a bus, such as "Detour"; '' without one. */
  noticeOf?: ((arrival: Arrival, row: Row) => string) | undefined;
  /** What riders should know about a bus, such as "Few seats". */
  factsOf?: ((arrival: Arrival) => readonly string[]) | undefined;
}

/**
 * The next buses at a stop, a row for each route and destination, and below them those that don't come; or that there
 * are none or some are missing.
 */
export function Departures<Row extends DepartureRow>({
  rows,
  isPartial,
  now,
  whereOf,
  none,
  colorOf,
  onSelectTrip,
  noticeOf,
  factsOf,
}: DeparturesProps<Row>) {
  const language = useLanguage('page');
  const { times, page } = language.words;
  const partial = isPartial ? <Notice tone="caution">{times.partial}</Notice> : null;
  const [first] = rows;
  if (first === undefined) return partial ?? none;
  const over = overSentence(first.next[0], language, now, formatStandaloneClock);
  const listOf = (label: string, shown: readonly Row[]) =>
    shown.length === 0 ? null : (
      <ul aria-label={label}>
        {shown.map((row) => {
          const { arrival } = row.next[0];
          return (
            <li key={row.key}>
              <DepartureButton
                row={row}
                now={now}
                color={colorOf(row.routeID)}
                hasClock
                notice={noticeOf?.(arrival, row)}
                facts={factsOf?.(arrival)}
                where={whereOf?.(row)}
                onSelect={
                  arrival.tripID === '' ? undefined : () => onSelectTrip(arrival.tripID, row)
                }
              />
            </li>
          );
        })}
      </ul>
    );
  const missing = rows.filter(({ comes }) => !comes);
  return (
    <div className="departures">
      {partial}
      {over === null ? null : <Notice tone="quiet">{over}</Notice>}
      {listOf(
        page.tabs.departures,
        rows.filter(({ comes }) => comes),
      )}
      {missing.length === 0 ? null : <h3 className="departures__missing">{times.notComing}</h3>}
      {listOf(times.notComing, missing)}
    </div>
  );
}
