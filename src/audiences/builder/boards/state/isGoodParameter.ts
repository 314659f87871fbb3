import { readBoardOptions } from '../../../../contract/board/board-options.ts';

/** Returns whether a board's address may have a text as this parameter. */
export const isGoodParameter = (name: string) => (text: string) =>
  readBoardOptions(new URLSearchParams({ [name]: text })).warnings.length === 0;
