import type { FindingKind } from '../FeedReport.ts';
import type { Findings } from '../Findings.ts';
import type { CsvRow } from './CsvRow.ts';
import type { ColumnOf } from './readTable.ts';

/** Adds a finding about a cell of a row. */
export type ReportCell = (kind: FindingKind, row: CsvRow, field: string) => void;

/** @param idField the column that says what a row is about; each finding has it beside the cell */
export function cellReporter(
  findings: Findings,
  file: string,
  idField: string,
  columnOf: ColumnOf,
): ReportCell {
  return (kind, row, field) => {
    const values = { [idField]: row.text(columnOf(idField)), [field]: row.text(columnOf(field)) };
    findings.add(kind, { file, field, line: row.line, values });
  };
}
