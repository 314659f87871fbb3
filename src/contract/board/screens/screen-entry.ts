import * as z from 'zod/mini';

import { parseHoursOfUse, type WeeklyHours } from '../../../lib/time/weekly-hours.ts';
import {
  BOARD_PARAMETERS,
  type BoardOptions,
  readBoardOptions,
  VIEW_NAMES,
} from '../board-options.ts';
import { boardParameters } from '../boardParameters.ts';

/** An entry with more is not one of a board. Displays store it. */
const MOST_LETTERS = 8_000;

/** Members that aren't parameters of the board. They are read by themselves, so that a fault elsewhere stops no order. */
const ORDERS: Readonly<Record<string, z.ZodMiniType>> = {
  message: z.union([z.string(), z.looseObject({})]),
  refreshBefore: z.string(),
  disabled: z.boolean(),
  group: z.string(),
};

/** Of these, an address has its own, or none. */
export const NOT_IN_ENTRIES: ReadonlySet<string> = new Set(['id', 'secret', 'view', 'preview']);

/** Whether a board's address has a parameter of this name. */
export const isParameter = (name: string): boolean =>
  BOARD_PARAMETERS.has(name) || VIEW_NAMES.includes(name);

/** Whether an entry has a member of this name. */
export const isMember = (name: string): boolean =>
  isParameter(name) || name === 'hours' || Object.keys(ORDERS).includes(name);

/** An address goes on without what is wrong in it; an entry doesn't. */
const asFault = (warning: string) => warning.replace(/(?: and was|, and the buses were) .*$/s, '');

/** What a display shows. */
export interface ScreenBoard {
  /** The display's address, with the members of its entry in place of the parameters of the same name. */
  readonly parameters: URLSearchParams;
  readonly options: BoardOptions;
  /** What is wrong with the address. */
  readonly warnings: readonly string[];
  /** When the display is in use; null for always. */
  readonly hours: WeeklyHours | null;
  /** What is wrong with the entry, in English, each with the member's name. A wrong entry is not shown. */
  readonly wrong: readonly string[];
}

/**
 * Reads what a display shows: its address, and over it the entry that screens.json has for it.
 *
 * @param entry null if the file has none for this display
 */
export function boardOf(address: URLSearchParams, entry: unknown): ScreenBoard {
  const { warnings } = readBoardOptions(address);
  const parameters = new URLSearchParams(address);
  const members = z.safeParse(z.looseObject({}), entry ?? {}).data;
  if (members === undefined || JSON.stringify(members).length > MOST_LETTERS)
    return { ...boardOf(address, null), wrong: ['expected an object with the members of a board'] };
  const wrong: string[] = [];
  const given = new Map(Object.entries(members));
  for (const [name, order] of Object.entries(ORDERS)) {
    if (given.has(name) && !z.safeParse(order, given.get(name)).success)
      wrong.push(`${name} is not valid`);
    given.delete(name);
  }
  const hours = given.get('hours');
  const weekly = typeof hours === 'string' ? parseHoursOfUse(hours) : null;
  if (hours !== undefined && weekly === null)
    wrong.push('hours are not valid, expected such as "Mo-Fr 06:30-22:00"');
  given.delete('hours');
  for (const name of NOT_IN_ENTRIES)
    if (given.delete(name)) wrong.push(`${name} belongs in the display’s address`);
  const own = boardParameters(Object.fromEntries(given));
  for (const name of own.parameters.keys()) parameters.delete(name);
  for (const [name, value] of own.parameters) parameters.append(name, value);
  const read = readBoardOptions(parameters);
  const ofEntry = read.warnings.filter((warning) => !warnings.includes(warning));
  return {
    parameters,
    options: read.options,
    warnings,
    hours: weekly,
    wrong: [...wrong, ...[...own.warnings, ...ofEntry].map(asFault)],
  };
}
