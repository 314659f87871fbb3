import type { SnapshotService } from '../../../contract/snapshot/snapshot.ts';
import type { CsvRow } from '../csv/CsvRow.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { isDate } from './dates.ts';

export interface Services {
  /** The service_ids; the numbers are the indexes in `all`. */
  readonly ids: InternTable;
  readonly all: readonly SnapshotService[];
}

interface OpenService {
  weekdays: readonly boolean[];
  start: string;
  end: string;
  readonly added: Set<string>;
  readonly removed: Set<string>;
}

/** The columns of calendar.txt for the days of the week. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

class ServiceTable {
  readonly ids = new InternTable();
  readonly all: OpenService[] = [];

  of(row: CsvRow, column: number): OpenService {
    const index = this.ids.add(row, column);
    const service = this.all[index] ?? {
      weekdays: WEEKDAYS.map(() => false),
      start: '',
      end: '',
      added: new Set(),
      removed: new Set(),
    };
    this.all[index] = service;
    return service;
  }
}

async function readCalendar(feed: Feed, services: ServiceTable): Promise<void> {
  const file = 'calendar.txt';
  await readTable(feed, file, (columnOf) => {
    const [id, start, end] = [columnOf('service_id'), columnOf('start_date'), columnOf('end_date')];
    const days = WEEKDAYS.map(columnOf);
    return (row) => {
      const [from, to] = [row.text(start), row.text(end)];
      const values = { service_id: row.text(id), start_date: from, end_date: to };
      const place = { file, line: row.line, values };
      if (row.isEmpty(id)) feed.findings.add('missing-value', { ...place, field: 'service_id' });
      else if (services.ids.find(row, id) !== -1)
        feed.findings.add('duplicate-id', { ...place, field: 'service_id' });
      else if (!isDate(from) || !isDate(to)) {
        // The service exists without a period, so its trips run on the dates in calendar_dates.txt.
        services.of(row, id);
        const field = isDate(from) ? 'end_date' : 'start_date';
        feed.findings.add('bad-value', { ...place, field });
      } else
        Object.assign(services.of(row, id), {
          weekdays: days.map((column) => row.whole(column) === 1),
          start: from,
          end: to,
        });
    };
  });
}

async function readCalendarDates(feed: Feed, services: ServiceTable): Promise<void> {
  const file = 'calendar_dates.txt';
  await readTable(feed, file, (columnOf) => {
    const [id, dateColumn] = [columnOf('service_id'), columnOf('date')];
    const typeColumn = columnOf('exception_type');
    return (row) => {
      const [date, type] = [row.text(dateColumn), row.whole(typeColumn)];
      const values = { service_id: row.text(id), date, exception_type: row.text(typeColumn) };
      const place = { file, line: row.line, values };
      if (row.isEmpty(id)) feed.findings.add('missing-value', { ...place, field: 'service_id' });
      else if (!isDate(date)) feed.findings.add('bad-value', { ...place, field: 'date' });
      else if (type === 1) services.of(row, id).added.add(date);
      else if (type === 2) services.of(row, id).removed.add(date);
      else feed.findings.add('bad-value', { ...place, field: 'exception_type' });
    };
  });
}

/** Reads calendar.txt and calendar_dates.txt; either may be absent. */
export async function readServices(feed: Feed): Promise<Services> {
  const services = new ServiceTable();
  await readCalendar(feed, services);
  await readCalendarDates(feed, services);
  return {
    ids: services.ids,
    all: services.all.map(({ weekdays, start, end, added, removed }) => ({
      weekdays,
      start,
      end,
      added: [...added].filter((date) => !removed.has(date)).toSorted(),
      removed: [...removed].toSorted(),
    })),
  };
}
