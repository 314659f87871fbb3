import type { CsvRow } from '../csv/CsvRow.ts';
import { readTable } from '../csv/readTable.ts';
import type { ColumnOf } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { Findings } from '../Findings.ts';
import { GroupRows, newGroupValues } from './GroupRows.ts';
import type { GroupValues } from './GroupRows.ts';
import { ScatteredRows } from './ScatteredRows.ts';

/**
 * 12 million rows take 144 MB without distances, 192 MB with them. A larger table with scattered rows is
 * read several times.
 */
const MAX_ROWS_IN_MEMORY = 12_000_000;

/** More than any trip has stops or any shape has points. It limits the memory for a damaged feed. */
const MAX_ROWS_IN_GROUP = 200_000;

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
  /** Drops the groups that were finished, because the table will be read again. */
  restart(): void;
  /** Called with the rows of each group in order. The rows are only valid during the call. */
  finish(group: number, rows: GroupRows): void;
  readonly maxRowsInMemory?: number;
}

/**
 * Reads the rows of a table that belong to a group.
 *
 * @param onRow is called with each; reading ends when it returns false
 * @returns the number of rows, including those left out
 */
function readRows(
  feed: Feed,
  table: GroupedTable,
  findings: Findings,
  onRow: (group: number, values: GroupValues, line: number) => boolean | void,
): Promise<number> {
  const values = newGroupValues();
  return readTable(feed, table.file, (columnOf) => {
    const parse = table.open(columnOf, findings);
    return (row) => {
      const group = parse(row, values);
      return group === -1 ? true : onRow(group, values, row.line);
    };
  });
}

function addTooMany(feed: Feed, { file, groupField }: GroupedTable, line: number): void {
  feed.findings.add('too-many-rows', { file, field: groupField, line });
}

function finishGroup(feed: Feed, table: GroupedTable, group: number, rows: GroupRows): void {
  const { file, sequenceField: field } = table;
  rows.sort((line, sequence) => {
    const values = { [field]: String(sequence) };
    feed.findings.add('duplicate-sequence', { file, field, line, values });
  });
  if (rows.count > 0) table.finish(group, rows);
}

/**
 * Reads groups whose rows follow each other.
 *
 * @returns the number of rows, or -1 if the rows of a group are scattered
 */
async function readInOrder(feed: Feed, table: GroupedTable): Promise<number> {
  const { file, groupField } = table;
  const isFinished = new Uint8Array(table.groups);
  let group = -1;
  let isScattered = false;
  const buffer = new GroupRows(256);
  const finish = () => {
    if (group === -1) return;
    isFinished[group] = 1;
    finishGroup(feed, table, group, buffer);
    buffer.count = 0;
  };
  const rows = await readRows(feed, table, feed.findings, (next, values, line) => {
    if (next !== group) {
      finish();
      group = next;
      isScattered = isFinished[group] === 1;
      if (isScattered) {
        feed.findings.removeFile(file);
        feed.findings.add('scattered-rows', { file, field: groupField, line });
        return false;
      }
    }
    if (buffer.count < MAX_ROWS_IN_GROUP) buffer.add(values, line);
    else addTooMany(feed, table, line);
    return true;
  });
  if (isScattered) return -1;
  finish();
  return rows;
}

/** Keeps all rows until the table ends. If they don't fit in memory, reads the table again in batches. */
async function readScattered(feed: Feed, table: GroupedTable): Promise<number> {
  const { groups, maxRowsInMemory = MAX_ROWS_IN_MEMORY } = table;
  const all = new ScatteredRows(groups, maxRowsInMemory);
  const rowCount = await readRows(feed, table, feed.findings, (group, values, line) => {
    if (all.countOf(group) < MAX_ROWS_IN_GROUP) all.add(group, values, line);
    else addTooMany(feed, table, line);
  });
  if (!all.isOverfull) finishGroups(feed, table, all, 0, groups);
  else
    for (let from = 0; from < groups;) {
      // As many groups as fit in memory, at least one.
      let [end, rows] = [from + 1, all.countOf(from)];
      while (end < groups && rows + all.countOf(end) <= maxRowsInMemory) rows += all.countOf(end++);
      finishGroups(feed, table, await readBatch(feed, table, all, from, end), from, end);
      from = end;
    }
  return rowCount;
}

/** Reads the rows of the groups from `from` to `end`. */
async function readBatch(
  feed: Feed,
  table: GroupedTable,
  all: ScatteredRows,
  from: number,
  end: number,
): Promise<ScatteredRows> {
  const batch = new ScatteredRows(table.groups, Number.POSITIVE_INFINITY);
  // readScattered has already reported the rows that are left out.
  await readRows(feed, table, new Findings(), (group, values, line) => {
    if (group < from || group >= end) return;
    if (batch.countOf(group) < all.countOf(group)) batch.add(group, values, line);
  });
  return batch;
}

function finishGroups(
  feed: Feed,
  table: GroupedTable,
  scattered: ScatteredRows,
  from: number,
  end: number,
): void {
  const rows = new GroupRows(0);
  for (let group = from; group < end; group++) {
    scattered.copyTo(rows, group);
    finishGroup(feed, table, group, rows);
  }
}

/**
 * Reads a table group by group. It streams if the rows of each group follow each other. If they
 * do not, it begins again, keeps the rows in memory and sorts them, with the same result.
 *
 * @returns the number of rows, including those left out
 */
export async function readGroups(feed: Feed, table: GroupedTable): Promise<number> {
  const rows = await readInOrder(feed, table);
  if (rows !== -1) return rows;
  table.restart();
  return readScattered(feed, table);
}
