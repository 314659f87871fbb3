import './DepartureButton.css';
import { Fragment } from 'react';

import { type DepartureRow, doesCome } from '../../../contract/departures/departureRows.ts';
import { figureWords, rowSentence } from '../../../contract/departures/departureWords.ts';
import { fitsBadge } from '../../../lib/names/fitsBadge.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { ShortBadgeLabel } from '../../../ui/panels/ShortBadgeLabel.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { laterFigures, rowFigure } from './rowFigure.ts';
import { rowClocks, rowState } from './rowState.ts';

/** Labels with more characters are smaller, and those with still more wrap: all badges have one width. */
const SHORT = 3;
const LONG = 5;

interface DepartureButtonProps {
  row: DepartureRow;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  color: string;
  /** Whether the clock time stands below, and the scheduled time that no longer holds. */
  hasClock?: boolean | undefined;
  /** What a notice says about the next bus; '' without one. */
  notice?: string | undefined;
  /** What riders should know about the next bus, such as "Few seats". */
  facts?: readonly string[] | undefined;
  /** Where its buses stop; '' if the list says it. */
  where?: string | undefined;
  /** Missing for a row that opens nothing. */
  onSelect?: (() => void) | undefined;
}

/**
 * The next buses of one route to one destination: its badge, its destination with words about the next bus, and times.
 * The same row everywhere, and one sentence for screen readers.
 */
export function DepartureButton({
  row,
  now,
  color,
  hasClock = false,
  notice = '',
  facts: known = [],
  where = '',
  onSelect,
}: DepartureButtonProps) {
  const language = useLanguage('page');
  const { routeID, destination, comes, next } = row;
  const [first] = next;
  const { struck, details } = figureWords(first, language, now);
  const state = rowState(first, language);
  // Clock times and facts give way to a notice, which would need another line, and move the rows below when it comes.
  const isNoted = notice !== '';
  const clocks = hasClock && comes && !isNoted ? rowClocks(first, language) : null;
  // A bus that was not seen may come: its time isn't struck through.
  const isStruck = !doesCome(first.arrival);
  // Nobody boards a bus that doesn't come.
  const facts = isStruck ? [] : known;
  const [large, small] = rowFigure(first, language);
  const label = [rowSentence(row, language, now), ...facts, notice].filter((part) => part !== '');
  const badge = language.badgeOf(routeID).label;
  const { length } = badge;
  const onBadge = <ShortBadgeLabel routeID={routeID} />;
  const name = fitsBadge(badge) ? '' : language.labelOf(routeID);
  const more = [name, ...details, ...(isNoted ? [] : facts), where].filter((text) => text !== '');
  return (
    <div className="departure" data-comes={comes} data-struck={isStruck}>
      <button
        type="button"
        className="list-row departure__row"
        aria-label={[label.join(language.words.page.comma), where]
          .filter((part) => part !== '')
          .join('. ')}
        data-thing={`trip ${first.arrival.tripID}`}
        disabled={onSelect === undefined}
        onClick={onSelect}
      >
        <span className="departure__badge" data-long={length > LONG ? 'wraps' : length > SHORT}>
          {comes ? (
            <Badge routeID={routeID} fill={color}>
              {onBadge}
            </Badge>
          ) : (
            <span className="badge">{onBadge}</span>
          )}
        </span>
        <span className="departure__to">
          <bdi>{language.nameOf(destination)}</bdi>
        </span>
        <small className="departure__about">
          {/* How late it is comes first: a narrow row has no room for all of a notice after it. */}
          {state.word === '' ? null : <b data-tone={state.tone}>{state.word}</b>}{' '}
          {isNoted ? (
            <b data-tone="warn">
              <Icon name="notice" size={14} /> {notice}
            </b>
          ) : null}{' '}
          {clocks === null ? null : (
            <span>
              {clocks.struck === null ? null : <s>{clocks.struck}</s>} {clocks.clock}
            </span>
          )}{' '}
          {more.map((text) => (
            <Fragment key={text}>
              <span>{text}</span>{' '}
            </Fragment>
          ))}
        </small>
        <span className="departure__in" data-counted={first.minutes !== null}>
          {isStruck ? <s>{struck}</s> : <b>{large}</b>}
          {isStruck ? null : small}
        </span>
        <Later row={row} />
      </button>
    </div>
  );
}

/** The times after the first; struck through if those buses don't come either. */
function Later({ row: { comes, next } }: Pick<DepartureButtonProps, 'row'>) {
  const language = useLanguage('page');
  const [, ...others] = next;
  return (
    <small className="departure__later">
      {laterFigures(others, language).map(({ key, text, isCounted, arrival }) => (
        <span key={key} data-counted={isCounted}>
          {comes && doesCome(arrival) ? text : <s>{text}</s>}
        </span>
      ))}
    </small>
  );
}
