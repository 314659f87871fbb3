import { BOARD_PARAMETERS, VIEW_NAMES } from '../../../../contract/board/board-options.ts';
import { ownValue } from '../../../../lib/ownValue.ts';

/** A screen in CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** The screens to choose from. */
export const SCREENS = [
  { name: 'landscape', width: 1920, height: 1080 },
  { name: 'portrait', width: 1080, height: 1920 },
  { name: 'large', width: 3840, height: 2160 },
  { name: 'tablet', width: 1280, height: 800 },
] as const;

/** Everything that the URL of the builder of boards holds. */
export interface BoardState {
  /** The board's own parameters, as its address has them. */
  readonly query: URLSearchParams;
  readonly screen: ScreenSize;
  /** The language of the builder itself, since `lang` is the board's; null for the browser's. */
  readonly ui: string | null;
}

/** What no builder sets: the device's password, and what makes a board its preview. */
const LEFT_OUT = new Set(['view', 'secret', 'preview']);

const isOfBoard = (name: string) =>
  !LEFT_OUT.has(name) && (BOARD_PARAMETERS.has(name) || VIEW_NAMES.includes(name));

/** Reads the state from the builder's query string. */
export function readBoardState(parameters: URLSearchParams): BoardState {
  const [landscape] = SCREENS;
  const size = parameters.get('size');
  const screen = SCREENS.find(({ width, height }) => size === `${width}x${height}`) ?? landscape;
  return {
    query: new URLSearchParams([...parameters].filter(([name]) => isOfBoard(name))),
    screen: { width: screen.width, height: screen.height },
    ui: parameters.get('ui'),
  };
}

/** A query string whose lists can be read. */
const textOf = (query: URLSearchParams) =>
  query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~');

/** Writes the builder's query string, without its `?`. `readBoardState` returns the same state again. */
export function urlFromBoardState({ query, screen, ui }: BoardState): string {
  const own = new URLSearchParams({
    view: 'builder',
    make: 'display',
    size: `${screen.width}x${screen.height}`,
    ...(ui === null ? {} : { ui }),
  });
  return textOf(new URLSearchParams([...own, ...query]));
}

/** The query string of the board itself, without its `?`. */
export const boardQuery = (query: URLSearchParams): string =>
  textOf(new URLSearchParams([['view', 'kiosk'], ...query]));

/** The parameters with other texts for some; none removes a parameter. The others stay in their order. */
export function withParameters(
  query: URLSearchParams,
  changes: Readonly<Record<string, readonly string[]>>,
): URLSearchParams {
  const names = [...new Set([...query.keys(), ...Object.keys(changes)])];
  return new URLSearchParams(
    names.flatMap((name) =>
      (ownValue(changes, name) ?? query.getAll(name)).map((text): [string, string] => [name, text]),
    ),
  );
}
