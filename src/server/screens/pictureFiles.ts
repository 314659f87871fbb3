import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { errorResponse, withEtag } from '../../service/responses.ts';

/** A file directly in the folder, no hidden one. */
const PATH = /^\/pictures\/(?<name>[\w-][\w.-]{0,99}\.(?<kind>png|jpe?g|webp|gif|avif|svg))$/i;
/** Those of other kinds are `image/` and their ending. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
]);
/** Bytes. Displays load it over the same line as their departures. */
const MOST_BYTES = 10_000_000;

/** Whether a path is one of the operator's pictures. */
export const isPicturePath = (path: string): boolean => path.startsWith('/pictures/');

/**
 * Sends the operator's pictures for takeovers and boards: those in the folder `pictures` beside screens.json. They are
 * read at each request, so that a new one needs no restart, and no new version of the page removes them.
 *
 * @param folder of the settings file
 * @returns a function that returns null for other paths
 */
export const createPictureFiles =
  (folder: string) =>
  async (request: Request, path: string): Promise<Response | null> => {
    if (!isPicturePath(path)) return null;
    const { name = '', kind = '' } = PATH.exec(path)?.groups ?? {};
    const file = join(folder, 'pictures', name);
    const found = name === '' ? undefined : await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return errorResponse('There is no such picture', 404);
    if (found.size > MOST_BYTES) return errorResponse('Pictures have at most 10 MB', 413);
    const ending = kind.toLowerCase();
    const type = TYPES.get(ending) ?? `image/${ending}`;
    const body = await readFile(file);
    const response = withEtag(request, { body, type, cacheControl: 'no-cache' });
    // An SVG that is opened by itself is a document of this origin.
    response.headers.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    return response;
  };

/** The values of all members with one of these names, at any depth. */
function membersNamed(json: unknown, names: readonly string[]): readonly unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    names.includes(name) ? [value] : membersNamed(value, names),
  );
}

/** What of the operator's pictures in a screens.json is missing: one line for each. */
export const missingPictures = (json: unknown, folder: string): readonly string[] =>
  [...new Set(membersNamed(json, ['picture', 'logo']))].flatMap((path) =>
    typeof path === 'string' &&
    isPicturePath(path) &&
    !(PATH.test(path) && existsSync(join(folder, path)))
      ? [`${path}: there is no such file in the folder pictures beside screens.json`]
      : [],
  );
