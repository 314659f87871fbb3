import { BOARD_PARAMETERS } from '../../contract/board/board-options.ts';
import { BOARD_PANELS } from '../../contract/board/board-panels.ts';
import { BOARD_TIMES, ROW_COLUMNS } from '../../contract/board/row-options.ts';
import { NOT_IN_ENTRIES } from '../../contract/board/screens/screen-entry.ts';
import { STOP_LISTS } from '../../contract/departure-filter.ts';
import { panelWord } from '../../contract/links/parameter-parsers.ts';
import { THEMES } from '../../lib/colors/theme.ts';
import { nearestName } from '../../lib/text/nearestName.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';

const NAMES: readonly string[] = [
  ...[...BOARD_PARAMETERS.keys()].filter((name) => !NOT_IN_ENTRIES.has(name)),
  'units',
  'needs',
  'hours',
  'message',
  'refreshBefore',
  'disabled',
  'group',
];

const oneOf = (words: readonly string[]) => `one of ${words.join(', ')}`;
const SWITCH = 'true or false';

/** What a member of an entry may be, where a short line can say it. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['panels', oneOf(BOARD_PANELS.map(panelWord))],
  ['lang', oneOf(Object.keys(LANGUAGES))],
  ['theme', oneOf(THEMES)],
  ['show', oneOf(STOP_LISTS)],
  ['times', oneOf(BOARD_TIMES)],
  ['columns', oneOf(ROW_COLUMNS)],
  ['dist', 'a number of meters from 0.5 to 50'],
  ['screen', 'a number of inches from 5 to 300'],
  ['shift', 'a whole number of pixels from 0 to 24'],
  ['reach', 'whole minutes up to 60, or mark'],
  ['say', 'whole minutes from 1 to 60'],
  ['sayhours', 'such as "Mo-Fr 06:30-22:00"'],
  ['volume', 'a percentage such as 80, or 40@20:00-07:00'],
  ['near', 'a latitude and a longitude such as "43.6,-91.8"'],
  ['center', 'a latitude and a longitude such as "43.6,-91.8"'],
  ['zoom', 'a number from 0 to 22'],
  ['bearing', 'degrees from 0 to 359'],
  ['logo', 'a path on this server such as /pictures/logo.svg'],
  ...['touch', 'wake', 'nightly', 'speech'].map((name) => [name, SWITCH] as const),
]);

/** What is wrong with an entry of screens.json, with what may be there instead. */
export function withHint(fault: string): string {
  const unknown = /^(\S+) is not a parameter$/.exec(fault)?.[1];
  if (unknown !== undefined) {
    const name = nearestName(unknown, NAMES);
    return `${fault}: ${name === undefined ? `expected ${oneOf(NAMES)}` : `did you mean ${name}?`}`;
  }
  const [, member = ''] = /^(\w+)=.* is not valid$/s.exec(fault) ?? [];
  const expected = EXPECTED.get(member);
  return expected === undefined ? fault : `${fault}, expected ${expected}`;
}
