import type { StationDeparture } from '../../contract/board/board-rows.ts';
import { boardName } from '../../contract/board/boardName.ts';
import type { RowOptions } from '../../contract/board/row-options.ts';
import { asShown, columnText } from '../../contract/board/row-times.ts';
import { type Message, messageIn } from '../../contract/board/screens/messageIn.ts';
import type { ScreenBoard } from '../../contract/board/screens/screen-entry.ts';
import { isOfArrivals } from '../../contract/board/shownArrival.ts';
import { isAway, NEAR_FEET } from '../../contract/board/station-places.ts';
import { isLive } from '../../contract/departures/departureRows.ts';
import {
  figureOf,
  figureWords,
  overSentence,
  stateNote,
} from '../../contract/departures/departureWords.ts';
import type { OutOfReach } from '../../contract/departures/reach.ts';
import { untilOpen } from '../../lib/time/weekly-hours.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { formatClock } from '../../lib/words/format-clock.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import { isolate, isRightToLeft } from '../../lib/words/isolate.ts';
import { type BoardLanguage, boardLanguage } from './boardLanguage.ts';
import { offSentence } from './offSentence.ts';
import { readRows, type RowsQuery } from './readRows.ts';

/** A row of a board in words. */
export interface BoardRow {
  readonly route: string;
  readonly destination: string;
  /** "4 min", "Now", "10:42 AM". */
  readonly figure: string;
  /** Whole minutes until a live bus comes; null for a clock time. */
  readonly minutes: number | null;
  readonly isLive: boolean;
  /** Whether it leaves before people can get there: below a line. */
  readonly isTooLate: boolean;
  /** What people have to know to get on: "From Central 2", "Last bus". */
  readonly details: readonly string[];
  /** "then 9 min, 17 min": the buses of the line after it; '' in a row of one bus. */
  readonly after: string;
}

/** What a board shows at a moment, for a device without a browser. */
export interface BoardNow {
  readonly lang: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** That moment as people read it: a picture that nobody replaces says how old it is. */
  readonly clock: string;
  /** A row for each bus. */
  readonly each: readonly BoardRow[];
  /** How many of them come within the next minutes, which everyone at a stop sees. */
  readonly near: number;
  /** A row for each line. */
  readonly lines: readonly BoardRow[];
  /** Sentences beside the rows, the most important first. */
  readonly notes: readonly string[];
  /** Whether the first sentence is for all who pass, in place of the rows. */
  readonly isTakeover: boolean;
  /** Whether the settings name a stop that the city doesn't have. */
  readonly hasUnknown: boolean;
  /** Whether the departures of a stop can't be read now. */
  readonly isUnread: boolean;
}

/** What a display shows, and what its operator orders it. */
export interface BoardQuery extends Omit<RowsQuery, 'options'> {
  readonly board: ScreenBoard;
  readonly message: Message | undefined;
  readonly isTakeover: boolean;
  readonly isDisabled: boolean;
}

type Rows = Awaited<ReturnType<typeof readRows>>;

interface RowContext {
  readonly now: number;
  /** Whether the board has several stops. */
  readonly hasPlaces: boolean;
  /** Whether any row is live. */
  readonly isAnyLive: boolean;
  /** Whether it lists arrivals. */
  readonly isArriving: boolean;
  readonly options: RowOptions;
}

const isAnyLive = ({ rows }: Rows) => rows.each.rows.some(({ next }) => isLive(next[0].arrival));

function rowWords(
  { routeID, destination, place, next, isTooLate }: StationDeparture,
  language: BoardLanguage,
  { now, hasPlaces, isAnyLive, isArriving, options }: RowContext,
): BoardRow {
  const { words, nameOf, labelOf } = language;
  const [first = next[0], ...others] = next.map((departure) => asShown(departure, options));
  const times = others.map((departure) => figureOf(departure, language));
  const columns = options.columns.flatMap((column) => {
    const text = columnText(column, first, language);
    return text === '' ? [] : [`${words.display.columns[column]} ${text}`];
  });
  return {
    route: labelOf(routeID),
    destination: isArriving ? words.display.comesFrom(nameOf(destination)) : nameOf(destination),
    figure: figureOf(first, language),
    minutes: first.minutes,
    isLive: isLive(first.arrival),
    isTooLate: isTooLate === true,
    details: [
      ...(isTooLate === true ? [words.times.tooLate] : []),
      ...(hasPlaces && isAway(place) ? [nameOf(place.stop.intersection, place.stop.stopID)] : []),
      ...columns,
      // Where all times are those of the clock, a row says that its own is only the timetable's.
      ...(options.times === 'clock' && isAnyLive && !isLive(first.arrival)
        ? [words.times.scheduled]
        : []),
      ...figureWords(first, language, now).details,
    ],
    after: times.length === 0 ? '' : words.display.after(times.join(words.lists.comma)),
  };
}

function notesOf(
  read: Rows,
  language: BoardLanguage,
  { now, isArriving }: RowContext,
): readonly string[] {
  const { lang, words, formats, labelOf, nameOf } = language;
  const { each, missing } = read.rows;
  const [first] = each.rows;
  const none = () => {
    if (isNowhere) return words.display.noStopNear(formats.feet(NEAR_FEET));
    if (isArriving) return words.display.noArrivals;
    return read.hasTooLate ? words.display.allTooLate : words.times.none;
  };
  const over = isArriving ? null : first && overSentence(first.next[0], language, now, formatClock);
  const { stops, unknown } = read.station;
  const isNowhere = stops.length === 0 && unknown.length === 0 && !read.isUnread;
  // While buses are listed, only some of the stops can't be read.
  const isLost = read.isUnread && first === undefined && unknown.length === 0;
  const own = isRightToLeft(lang) ? isolate : String;
  return [
    unknown.length > 0
      ? words.display.noStops(unknown.length, unknown.join(words.lists.comma))
      : '',
    isLost ? words.display.allLost(null) : '',
    read.isWithoutLive && !isAnyLive(read) ? words.times.noLive : '',
    read.isPartial || (read.isUnread && !isLost) ? words.times.partial : '',
    first === undefined && missing.length === 0 && !read.isUnread ? none() : '',
    over ?? '',
    ...missing.map(({ routeID, destination, next: [departure] }) =>
      dotSeparated([
        own(
          `${labelOf(routeID)} ${isArriving ? words.display.comesFrom(nameOf(destination)) : nameOf(destination)}`,
        ),
        formatClock(departure.at, inTimeZone(language, departure.arrival.timeZone)),
        stateNote(departure, language),
      ]),
    ),
  ].filter((note) => note !== '');
}

/** Reads what a board shows now, and what is out of reach then. */
export async function readBoard(
  query: BoardQuery,
): Promise<{ readonly board: BoardNow; readonly out: OutOfReach }> {
  const { ask, settings, now } = query;
  const { options } = query.board;
  const language = await boardLanguage(ask, settings, options);
  const { lang, nameOf } = language;
  const read = await readRows({ ...query, options });
  const stops = read.station.stops.map(({ intersection, stopID }) => nameOf(intersection, stopID));
  const { hours } = query.board;
  const wait = hours === null ? 0 : untilOpen(hours, now, settings.city.timeZone);
  const off = query.isDisabled ? language.words.display.off : offSentence(now, wait, language);
  const message = messageIn(query.message, lang);
  const isArriving = isOfArrivals(options.filter);
  const hasPlaces = read.places > 1;
  const context = { now, hasPlaces, isAnyLive: isAnyLive(read), isArriving, options };
  const inWords = (rows: readonly StationDeparture[]) =>
    off === null ? rows.map((row) => rowWords(row, language, context)) : [];
  const { each, lines } = read.rows;
  const board = {
    lang,
    title: options.title ?? (boardName(stops) || nameOf(settings.city.name)),
    at: now,
    clock: formatClock(now, language),
    each: inWords(each.rows),
    near: each.near,
    lines: inWords(lines.rows),
    isTakeover: query.isTakeover && message !== undefined && off === null,
    hasUnknown: read.station.unknown.length > 0,
    isUnread: read.isUnread,
    // As on a page, which says only that it is off.
    notes:
      off === null
        ? [...(message === undefined ? [] : [message]), ...notesOf(read, language, context)]
        : [off],
  };
  return { board, out: read.out };
}
