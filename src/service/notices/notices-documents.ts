import { DOCUMENTS } from '../../contract/documents/documents.ts';
import type { Source, Timed } from '../Source.ts';
import { calendarOfNotices } from './calendarOfNotices.ts';
import { feedOfNotices } from './feedOfNotices.ts';
import {
  type PageNotices,
  type ReadNotices,
  readRouteNotices,
  readStopNotices,
} from './readNotices.ts';

const asFeed = ({ alerts, page }: PageNotices) => feedOfNotices(alerts, page);
const asCalendar = ({ alerts, page }: PageNotices, now: number) =>
  calendarOfNotices(alerts, page, now);

const textOf =
  (read: ReadNotices, write: (notices: PageNotices, now: number) => string) =>
  async (
    source: Source,
    [id = '']: readonly string[],
    now: number,
  ): Promise<Timed<string> | null> => {
    const found = await read(source, id, now);
    return found && { ...found, value: write(found.value, now) };
  };

/** The notices of a route or stop for readers of feeds and for calendars: what is asked for, and how it is read. */
export const NOTICES_DOCUMENTS = [
  [DOCUMENTS.routeNoticesFeed, textOf(readRouteNotices, asFeed)],
  [DOCUMENTS.routeNoticesCalendar, textOf(readRouteNotices, asCalendar)],
  [DOCUMENTS.stopNoticesFeed, textOf(readStopNotices, asFeed)],
  [DOCUMENTS.stopNoticesCalendar, textOf(readStopNotices, asCalendar)],
] as const;
