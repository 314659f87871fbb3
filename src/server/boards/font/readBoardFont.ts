import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { StartupError } from '../../StartupError.ts';
import { type BoardFont, parseFont } from './parseFont.ts';

/** All of Chinese in one weight has 8 to 20 MB. */
const MOST_BYTES = 40_000_000;

/**
 * Reads the operator's font for pictures of boards.
 *
 * @param named its path, relative to the settings; missing if they name none
 * @throws StartupError that says what is wrong with the file
 */
export async function readBoardFont(
  named: string | undefined,
  settingsPath: string,
): Promise<BoardFont | null> {
  if (named === undefined) return null;
  const path = resolve(dirname(settingsPath), named);
  const wrong = (why: string) => new StartupError(`server.boardFont: ${path} ${why}`);
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw wrong('is no file that can be read');
  if (size > MOST_BYTES) throw wrong(`is larger than ${MOST_BYTES / 1e6} MB`);
  const font = parseFont(await readFile(path));
  if (font === null) throw wrong('is no OpenType or TrueType font (.otf, .ttf or .ttc)');
  return font;
}
