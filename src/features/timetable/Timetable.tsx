import './Timetable.css';
import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';
import { isSameDay, isSecondOccurrence } from '../../lib/time/zoned-time.ts';
import { formatClock } from '../../lib/words/format-clock.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import { hourOf, timetableTables } from './timetableTables.ts';
import type { TimetableHour, TimetableTable } from './timetableTables.ts';

interface TimetableProps {
  timetable: StopTimetable;
  /** The instant that the view shows, whose hour is marked; in milliseconds since 1970. */
  now: number;
  colorOf: (routeID: string) => string;
}

/** Lines that fit on a printed page in letters of nine points, and departures that fit in a line. */
const LINES_OF_A_PAGE = 120;
const DEPARTURES_OF_A_LINE = 6;

/** How much smaller the letters must be so that all is on one page. */
function crowdOf(tables: readonly TimetableTable[]): number {
  const lines = tables
    .flatMap(({ hours }) => [2, ...hours.map(({ departures }) => linesOf(departures.length))])
    .reduce((sum, count) => sum + count, 0);
  return Math.max(1, Math.sqrt(lines / LINES_OF_A_PAGE));
}

const linesOf = (departures: number) => Math.ceil(departures / DEPARTURES_OF_A_LINE);

/** A stop's departures of a day, by route and destination, hours in rows. */
export function Timetable({ timetable, now, colorOf }: TimetableProps) {
  const language = useLanguage();
  const { words } = language;
  const { timeZone } = timetable;
  const tables = timetableTables(timetable);
  if (timetable.outside === true) return <Notice tone="caution">{words.timetable.outside}</Notice>;
  const partial =
    timetable.isPartial === true ? <Notice tone="caution">{words.times.partial}</Notice> : null;
  if (tables.length === 0) return partial ?? <Notice tone="quiet">{words.timetable.none}</Notice>;
  return (
    <div className="timetable" style={{ '--crowd': crowdOf(tables) }}>
      {partial}
      {inTimeZone(language, timeZone) === language ? null : (
        <p className="secondary">{words.lists.otherZone(timeZone.replaceAll('_', ' '))}</p>
      )}
      {timetable.isCut === true ? <Notice tone="caution">{words.timetable.cut}</Notice> : null}
      {tables.map((table) => (
        <Line
          key={`${table.routeID} ${table.destination}`}
          table={table}
          now={now}
          timeZone={timeZone}
          color={colorOf(table.routeID)}
        />
      ))}
    </div>
  );
}

interface LineProps {
  table: TimetableTable;
  now: number;
  timeZone: string;
  color: string;
}

function Line({ table: { routeID, destination, hours }, now, timeZone, color }: LineProps) {
  const { words, labelOf, nameOf } = useLanguage();
  const current = hourOf(now, timeZone);
  return (
    <table className="timetable__line">
      <caption>
        <span className="visually-hidden">
          {words.times.to(labelOf(routeID), nameOf(destination))}
        </span>
        <span aria-hidden="true">
          <Badge routeID={routeID} fill={color} /> <bdi>{nameOf(destination)}</bdi>
        </span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.timetable.hour}</th>
          <th scope="col">{words.timetable.minutes}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <Hour
            key={hour.start}
            hour={hour}
            first={hours[0]?.start ?? hour.start}
            isCurrent={hour.start === current}
            timeZone={timeZone}
          />
        ))}
      </tbody>
    </table>
  );
}

/** "10 AM"; the day too if it is another one than that of the first departure. */
function hourText(start: number, first: number, language: Language): string {
  const { formats, timeZone } = language;
  const hour = isSecondOccurrence(start, timeZone)
    ? formatClock(start, language)
    : formats.hour(start);
  if (isSameDay(start, first, timeZone)) return hour;
  const weekday = new Intl.DateTimeFormat(formats.locale, { timeZone, weekday: 'short' });
  return `${hour} ${weekday.format(start)}`;
}

interface HourProps {
  hour: TimetableHour;
  /** The hour of the first departure. */
  first: number;
  isCurrent: boolean;
  timeZone: string;
}

function Hour({ hour: { start, departures }, first, isCurrent, timeZone }: HourProps) {
  const language = inTimeZone(useLanguage(), timeZone);
  const { words, formats } = language;
  return (
    <tr aria-current={isCurrent ? 'time' : undefined}>
      <th scope="row">{hourText(start, first, language)}</th>
      <td>
        <ul className="timetable__minutes">
          {departures.map(({ at, tripID, headway, until }) => {
            const clock = formatClock(at, language);
            if (headway !== undefined && until !== undefined) {
              const every = formats.duration(headway * 1000);
              return (
                <li key={tripID + String(at)} className="timetable__headway">
                  {words.timetable.every(clock, every, formatClock(until, language))}
                </li>
              );
            }
            const { minute } = civilTimeOf(at, timeZone);
            return (
              <li key={tripID + String(at)}>
                <span className="visually-hidden">{clock}</span>
                <span aria-hidden="true">{String(minute).padStart(2, '0')}</span>
              </li>
            );
          })}
        </ul>
      </td>
    </tr>
  );
}
