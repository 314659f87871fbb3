import './NextDeparture.css';
import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { figureWords, rowSentence } from '../../contract/departures/departureWords.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { ShortBadgeLabel } from '../../ui/panels/ShortBadgeLabel.tsx';
import type { PageLanguage } from '../../ui/text/Language.tsx';

/** What the end of a stop's row says of its next bus. */
export interface NextDepartureWords {
  readonly routeID: string;
  readonly figure: string;
  readonly struck: string | null;
  readonly note: string;
  readonly isLive: boolean;
  /** For screen readers. */
  readonly sentence: string;
}

/** Why a row has no bus: a dash if none comes within a day, and a question mark if nobody could say. */
export const noDepartureWords = (figure: '–' | '?', sentence: string): NextDepartureWords => ({
  routeID: '',
  figure,
  struck: null,
  note: '',
  isLive: false,
  sentence,
});

/**
 * The words of the next bus.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export function nextDepartureWords(
  row: DepartureRow,
  language: PageLanguage,
  now: number,
): NextDepartureWords {
  const [first] = row.next;
  const { figure, struck, note } = figureWords(first, language, now);
  return {
    routeID: row.routeID,
    figure,
    struck,
    note,
    isLive: figure !== '' && first.arrival.basis !== 'scheduled',
    sentence: rowSentence({ ...row, next: [first] }, language, now),
  };
}

interface NextDepartureProps {
  words: NextDepartureWords;
  /** The color of the route's badge; null where all rows are of one route. */
  color: string | null;
}

/** The next bus at the end of a stop's row. */
export function NextDeparture({ words, color }: NextDepartureProps) {
  const { routeID, figure, struck, note, isLive, sentence } = words;
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span className="next-departure__words" data-live={isLive} aria-hidden="true">
        <strong>
          {color === null || routeID === '' ? null : (
            <Badge routeID={routeID} fill={color}>
              <ShortBadgeLabel routeID={routeID} />
            </Badge>
          )}{' '}
          <span className="next-departure__figure">
            {isLive ? <Icon name="live" size={14} /> : null} {figure}
            {figure === '' ? <s>{struck}</s> : null}
          </span>
        </strong>
        <small>{note}</small>
      </span>
    </>
  );
}
