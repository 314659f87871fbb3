import type { CsvRow } from '../csv/CsvRow.ts';
import { readTable } from '../csv/readTable.ts';
import type { ColumnOf } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { Findings } from '../Findings.ts';
import { GroupRows } from './GroupRows.ts';
import type { GroupValues } from './GroupRows.ts';

/** 12 million rows take 240 MB. A larger table with scattered rows is read more than twice. */
const MAX_ROWS_IN_MEMORY = 12_000_000;

/** A table whose rows belong to groups: stop_times.txt to trips, shapes.txt to shapes. */
export interface GroupedTable {
  readonly file: string;
  /** The column of the group, for findings. */
  readonly groupField: string;
  readonly sequenceField: string;
  readonly groups: number;
  /**
   * Finds the columns. It may be called several times, each with findings of its own.
   *
   * @returns a function that fills in the values of a row and returns its group, or -1 to leave it out
   */
  open(columnOf: ColumnOf, findings: Findings): (row: CsvRow, values: GroupValues) => number;
  /** Forgets the groups that were finished: the table is read again. */
  restart(): void;
  /** Takes the rows of a group in order. They are only valid during the call. */
  finish(group: number, rows: GroupRows): void;
  readonly maxRowsInMemory?: number;
}

const newValues = (): GroupValues => ({ sequence: 0, a: 0, b: 0, distance: Number.NaN });

function finishGroup(feed: Feed, table: GroupedTable, group: number, rows: GroupRows): void {
  rows.sort((line, sequence) => {
    feed.findings.add('duplicate-sequence', {
      file: table.file,
      field: table.sequenceField,
      line,
      values: { [table.sequenceField]: String(sequence) },
    });
  });
  if (rows.count > 0) table.finish(group, rows);
}

/** Reads groups whose rows follow each other. @returns -1 if the rows of a group do not, else the rows */
async function readInOrder(feed: Feed, table: GroupedTable): Promise<number> {
  const isFinished = new Uint8Array(table.groups);
  const values = newValues();
  let group = -1;
  let isScattered = false;
  const buffer = new GroupRows(256);
  const finish = () => {
    if (group === -1) return;
    isFinished[group] = 1;
    finishGroup(feed, table, group, buffer);
    buffer.count = 0;
  };
  const rows = await readTable(feed, table.file, (columnOf) => {
    const parse = table.open(columnOf, feed.findings);
    return (row) => {
      const next = parse(row, values);
      if (next === -1) return true;
      if (next !== group) {
        finish();
        group = next;
        if (isFinished[group] === 1) {
          isScattered = true;
          feed.findings.removeFile(table.file);
          feed.findings.add('scattered-rows', {
            file: table.file,
            field: table.groupField,
            line: row.line,
          });
          return false;
        }
      }
      buffer.add(values, row.line);
      return true;
    };
  });
  if (isScattered) return -1;
  finish();
  return rows;
}

/** The first group after `from` whose rows no longer fit in memory with those of `from` on. */
function endOfBatch(counts: Int32Array, from: number, maxRows: number): number {
  let rows = counts[from] ?? 0;
  let end = from + 1;
  while (end < counts.length && rows + (counts[end] ?? 0) <= maxRows) {
    rows += counts[end] ?? 0;
    end++;
  }
  return end;
}

/** Counts each group's rows, then reads the rows again straight to their places. */
async function readScattered(feed: Feed, table: GroupedTable): Promise<number> {
  const counts = new Int32Array(table.groups);
  const values = newValues();
  const rowCount = await readTable(feed, table.file, (columnOf) => {
    const parse = table.open(columnOf, feed.findings);
    return (row) => {
      const group = parse(row, values);
      if (group !== -1) counts[group] = (counts[group] ?? 0) + 1;
    };
  });
  const maxRows = table.maxRowsInMemory ?? MAX_ROWS_IN_MEMORY;
  for (let from = 0; from < table.groups;) {
    const end = endOfBatch(counts, from, maxRows);
    await readBatch(feed, table, counts, from, end);
    from = end;
  }
  return rowCount;
}

async function readBatch(
  feed: Feed,
  table: GroupedTable,
  counts: Int32Array,
  from: number,
  end: number,
): Promise<void> {
  const places = new Int32Array(end - from);
  let total = 0;
  for (let group = from; group < end; group++) {
    places[group - from] = total;
    total += counts[group] ?? 0;
  }
  const all = new GroupRows(total);
  const values = newValues();
  await readTable(feed, table.file, (columnOf) => {
    // The first reading has reported the rows that are left out.
    const parse = table.open(columnOf, new Findings());
    return (row) => {
      const group = parse(row, values);
      if (group < from || group >= end) return;
      const place = places[group - from] ?? 0;
      places[group - from] = place + 1;
      all.set(place, values, row.line);
    };
  });
  const rows = new GroupRows(0);
  let start = 0;
  for (let group = from; group < end; group++) {
    const next = start + (counts[group] ?? 0);
    rows.copy(all, start, next);
    finishGroup(feed, table, group, rows);
    start = next;
  }
}

/**
 * Reads a table group by group (S6). It streams if the rows of each group follow each other. If they
 * do not, it reads the table again and sorts, with the same result.
 *
 * @returns the number of rows, including those left out
 */
export async function readGroups(feed: Feed, table: GroupedTable): Promise<number> {
  const rows = await readInOrder(feed, table);
  if (rows !== -1) return rows;
  table.restart();
  return readScattered(feed, table);
}
