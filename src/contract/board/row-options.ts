import { parseOneOf, parseShortText } from '../links/parameter-parsers.ts';
import type { ParameterReader } from '../links/parameterReader.ts';

/** How a board says when live buses come. Those of the timetable always have a clock time. */
export const BOARD_TIMES = ['minutes', 'clock'] as const;

/** What rows can have in columns of their own. */
export const ROW_COLUMNS = ['platform', 'planned'] as const;
export type RowColumn = (typeof ROW_COLUMNS)[number];

/** What the rows of a board have, and in which columns they are. */
export interface RowOptions {
  readonly times: (typeof BOARD_TIMES)[number];
  readonly columns: readonly RowColumn[];
  /** The destinations of the first of two columns of rows; empty for one list. */
  readonly split: readonly string[];
}

/** Reads `times`, `columns` and `split`. */
export function readRowOptions({ first, list }: ParameterReader): RowOptions {
  const columns = list('columns', parseOneOf(ROW_COLUMNS));
  return {
    times: first('times', parseOneOf(BOARD_TIMES)) ?? 'minutes',
    columns: ROW_COLUMNS.filter((column) => columns.includes(column)),
    split: list('split', parseShortText),
  };
}
