import '../../ui/panels/ListRow.css';
import './Departures.css';
import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import type { Arrival } from '../../contract/arrivals.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import type { Departure, DepartureOptions, DepartureRow } from './departureRows.ts';
import { departureRows } from './departureRows.ts';
import { figureOf, figureWords, rowSentence } from './departureWords.ts';

interface DeparturesProps {
  feed: ArrivalsFeed;
  options: DepartureOptions;
  colorOf: (routeID: string) => string;
  /** Opens a trip; rows of a service without trips open nothing. */
  onSelectTrip: (tripID: string) => void;
  /** What the agency says of a bus, such as "Detour"; '' if it is as usual. */
  noticeOf?: ((arrival: Arrival) => string) | undefined;
}

/** The next buses at a stop, a row for each route and destination (T13), or that there are none. */
export function Departures({ feed, options, colorOf, onSelectTrip, noticeOf }: DeparturesProps) {
  const language = usePageLanguage();
  const { times } = language.words;
  const { now } = options;
  const rows = departureRows(feed, options);
  const first = rows[0]?.next[0];
  if (first === undefined) return <Notice tone="quiet">{times.none}</Notice>;
  return (
    <>
      {isSameDay(first.at, now, language.timeZone) ? null : (
        <Notice tone="quiet">{times.noneToday(formatStandaloneClock(first.at, language))}</Notice>
      )}
      <ul className="departures" aria-label={times.heading}>
        {rows.map((row) => (
          <li key={row.key} className="departures__row">
            <Row
              row={row}
              now={now}
              color={colorOf(row.routeID)}
              onSelectTrip={onSelectTrip}
              notice={noticeOf?.(row.next[0].arrival) ?? ''}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps extends Pick<DeparturesProps, 'onSelectTrip'> {
  row: DepartureRow;
  now: number;
  color: string;
  notice: string;
}

function Row({ row, now, color, onSelectTrip, notice }: RowProps) {
  const language = usePageLanguage();
  const { next, routeID, destination } = row;
  const [first, ...others] = next;
  const { figure, struck, notes } = figureWords(first, language, now);
  const { tripID } = first.arrival;
  return (
    <button
      type="button"
      className="list-row departures__button"
      aria-label={[rowSentence(row, language), notice].filter((part) => part !== '').join(', ')}
      data-live={first.arrival.basis !== 'scheduled'}
      data-thing={`trip ${tripID}`}
      disabled={tripID === ''}
      onClick={() => onSelectTrip(tripID)}
    >
      <Badge text={routeID} fill={color} />
      <span className="departures__to">{destination}</span>
      <span className="departures__figure">
        {first.minutes === null ? null : <Icon name="live" size={16} />}
        {struck === null ? null : <s>{struck}</s>} {figure}
      </span>
      <span className="departures__note">{dotSeparated(notes)}</span>
      {notice === '' ? null : (
        <span className="departures__notice">
          <Icon name="notice" size={14} /> {notice}
        </span>
      )}
      <span className="departures__then">
        {others.map((departure) => (
          <Then key={departure.arrival.tripID} departure={departure} />
        ))}
      </span>
    </button>
  );
}

/** One of the buses after the next. */
function Then({ departure }: { departure: Departure }) {
  const language = usePageLanguage();
  const { arrival } = departure;
  if (arrival.headwaySeconds !== undefined && departure.minutes === null) return null;
  const text = figureOf(departure, language);
  const comes = arrival.state === 'running' || arrival.state === 'added';
  return <span>{comes ? text : <s>{text}</s>} </span>;
}
