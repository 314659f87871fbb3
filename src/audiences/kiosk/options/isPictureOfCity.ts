import type { BoardOptions } from '../../../contract/board/board-options.ts';

/** Whether a display's map is a picture of the whole city: it has no stops, and no layers of added subjects. */
export const isPictureOfCity = (
  { bounds, camera }: Pick<BoardOptions, 'bounds' | 'camera'>,
  hasStation: boolean,
): boolean => !hasStation && bounds === null && camera === null;
