import type { SnapshotService } from '../../../contract/snapshot/snapshot.ts';
import type { CsvRow } from '../csv/CsvRow.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { dateAt } from './dates.ts';

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
      const [from, to] = [dateAt(row, start), dateAt(row, end)];
      const dates = { start_date: row.text(start), end_date: row.text(end) };
      const values = { service_id: row.text(id), ...dates };
      const place = { file, line: row.line, values };
      if (row.isEmpty(id)) feed.findings.add('missing-value', { ...place, field: 'service_id' });
      else if (services.ids.find(row, id) !== -1)
        feed.findings.add('duplicate-id', { ...place, field: 'service_id' });
      else if (from === '' || to === '') {
        // The service exists without a period, so its trips run on the dates in calendar_dates.txt.
        services.of(row, id);
        const field = from === '' ? 'start_date' : 'end_date';
        const kind = dates[field] === '' ? 'missing-value' : 'bad-value';
        feed.findings.add(kind, { ...place, field });
      } else {
        for (const [day, column] of days.entries()) {
          if (row.whole(column) === 0 || row.whole(column) === 1) continue;
          const field = WEEKDAYS[day] ?? '';
          const kind = row.isEmpty(column) ? 'missing-value' : 'bad-value';
          const value = { [field]: row.text(column) };
          feed.findings.add(kind, { ...place, field, values: { ...value, ...values } });
        }
        Object.assign(services.of(row, id), {
          weekdays: days.map((column) => row.whole(column) === 1),
          start: from,
          end: to,
        });
      }
    };
  });
}

async function readCalendarDates(feed: Feed, services: ServiceTable): Promise<void> {
  const file = 'calendar_dates.txt';
  await readTable(feed, file, (columnOf) => {
    const [id, dateColumn] = [columnOf('service_id'), columnOf('date')];
    const typeColumn = columnOf('exception_type');
    return (row) => {
      const [date, type] = [dateAt(row, dateColumn), row.whole(typeColumn)];
      const cells = { date: row.text(dateColumn), exception_type: row.text(typeColumn) };
      const values = { service_id: row.text(id), ...cells };
      const place = { file, line: row.line, values };
      if (row.isEmpty(id)) feed.findings.add('missing-value', { ...place, field: 'service_id' });
      else if (date === '') feed.findings.add('bad-value', { ...place, field: 'date' });
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
