import './DepartureLines.css';
import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { figureOf, figureWords, rowSentence } from '../../contract/departures/departureWords.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

interface DepartureLinesProps {
  rows: readonly DepartureRow[];
  /** Why there are no rows, that some are missing, or where left out ones go; '' if there is nothing to say. */
  note: string;
  /** Whether the badges of its routes name agencies. */
  hasAgencies: boolean;
  /** How many lines to leave room for until the rows are known. */
  expected: number;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  colorOf: (routeID: string) => string;
}

/** The next buses at a stop in a row of a list, one line for each route and destination. */
export function DepartureLines({
  rows,
  note,
  hasAgencies,
  expected,
  now,
  colorOf,
}: DepartureLinesProps) {
  return (
    <span
      className="departure-lines"
      data-agencies={hasAgencies || undefined}
      style={{ '--lines': expected }}
    >
      {rows.map((row) => (
        <Line key={row.key} row={row} now={now} color={colorOf(row.routeID)} />
      ))}
      {note === '' ? null : (
        <span className="departure-lines__note departure-lines__short">{note}</span>
      )}
    </span>
  );
}

interface LineProps extends Pick<DepartureLinesProps, 'now'> {
  row: DepartureRow;
  color: string;
}

function Line({ row, now, color }: LineProps) {
  const language = useLanguage('page');
  const [first, second] = row.next;
  const { figure, struck, from, note } = figureWords(first, language, now);
  const isLive = first.arrival.basis !== 'scheduled';
  const after = second === undefined ? '' : figureOf(second, language);
  return (
    <span className="departure-lines__line" data-live={isLive}>
      <span className="visually-hidden">{rowSentence(row, language, now)}; </span>
      <span aria-hidden="true">
        <Badge routeID={row.routeID} fill={color} />
      </span>
      <span className="departure-lines__to" dir="auto" aria-hidden="true">
        {language.nameOf(row.destination)}
      </span>
      <span className="departure-lines__times" aria-hidden="true">
        {struck === null ? null : <s>{struck}</s>}{' '}
        {first.minutes === null ? null : <Icon name="live" size={14} />} <strong>{figure}</strong>{' '}
        {/* The word for a time that is not live takes the place of the next time. */}
        <small>{!isLive || figure === '' || from !== '' ? note : after && `· ${after}`}</small>
      </span>
    </span>
  );
}
