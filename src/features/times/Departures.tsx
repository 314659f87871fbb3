import '../../ui/panels/ListRow.css';
import './Departures.css';
import type { ReactNode } from 'react';

import type { Arrival } from '../../contract/arrivals.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useFrameLanguage } from '../../ui/text/useFrameLanguage.ts';
import { type Departure, type DepartureRow, doesCome } from './departureRows.ts';
import { figureOf, figureWords, overSentence, rowSentence } from './departureWords.ts';

const NO_FACTS: readonly string[] = [];

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

/** The next buses at a stop, a row for each route and destination, or that there are none or some are missing. */
export function Departures<Row extends DepartureRow>({
  rows,
  isPartial,
  now,
  whereOf = () => '',
  none,
  colorOf,
  onSelectTrip,
  noticeOf = () => '',
  factsOf = () => NO_FACTS,
}: DeparturesProps<Row>) {
  const language = useFrameLanguage();
  const first = rows[0]?.next[0];
  const partial = isPartial ? <Notice tone="caution">{language.words.times.partial}</Notice> : null;
  if (first === undefined) return partial ?? none;
  const over = overSentence(first, language, now, formatStandaloneClock);
  return (
    <>
      {partial}
      {over === null ? null : <Notice tone="quiet">{over}</Notice>}
      <ul className="departures" aria-label={language.words.page.tabs.departures}>
        {rows.map((row) => (
          <li key={row.key} className="departures__row">
            <Row
              row={row}
              now={now}
              where={whereOf(row)}
              color={colorOf(row.routeID)}
              notice={noticeOf(row.next[0].arrival, row)}
              facts={factsOf(row.next[0].arrival)}
              onSelectTrip={(tripID) => onSelectTrip(tripID, row)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  row: DepartureRow;
  now: number;
  /** Where its buses stop; empty if all rows are of one stop. */
  where: string;
  color: string;
  /** What a notice says about the next bus; '' without one. */
  notice: string;
  facts: readonly string[];
  onSelectTrip: (tripID: string) => void;
}

function Row({ row, now, where, color, notice, facts, onSelectTrip }: RowProps) {
  const language = useFrameLanguage();
  const { next, routeID, destination } = row;
  const [first, ...others] = next;
  const { figure, struck, notes } = figureWords(first, language, now);
  const { tripID } = first.arrival;
  // Next to a notice there is no room for "Live": the icon at the time says it.
  const shown = notice === '' ? notes : notes.filter((note) => note !== language.words.times.live);
  const about = dotSeparated([...shown, ...facts, ...(where === '' ? [] : [where])]);
  return (
    <button
      type="button"
      className="list-row departures__button"
      aria-label={[
        [rowSentence(row, language, now), ...facts, notice]
          .filter((part) => part !== '')
          .join(', '),
        where,
      ]
        .filter((part) => part !== '')
        .join('. ')}
      data-live={first.arrival.basis !== 'scheduled'}
      data-thing={`trip ${tripID}`}
      disabled={tripID === ''}
      onClick={() => onSelectTrip(tripID)}
    >
      <Badge routeID={routeID} fill={color} />
      <span className="departures__to">
        <bdi>{language.nameOf(destination)}</bdi>
      </span>
      <span className="departures__figure">
        {struck === null ? null : <s>{struck}</s>}{' '}
        {first.minutes === null ? null : <Icon name="live" size={16} />} {figure}
      </span>
      <span className="departures__note">
        {notice === '' ? (
          about
        ) : (
          <span className="departures__noticed">
            <b>
              <Icon name="notice" size={14} /> {notice}
            </b>
            {about === '' ? null : <span>· {about}</span>}
          </span>
        )}
      </span>
      <span className="departures__then">
        {others.map((departure) => (
          <Then key={`${departure.arrival.tripID} ${departure.at}`} departure={departure} />
        ))}
      </span>
    </button>
  );
}

/** One of the buses after the next. */
function Then({ departure }: { departure: Departure }) {
  const language = useFrameLanguage();
  const { arrival } = departure;
  if (arrival.headwaySeconds !== undefined && departure.minutes === null) return null;
  const text = figureOf(departure, language);
  return <span>{doesCome(arrival) ? text : <s>{text}</s>} </span>;
}
