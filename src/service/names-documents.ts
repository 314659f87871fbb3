import { STATIC_CACHE_CONTROL } from './cache-control.ts';
import { errorResponse, JSON_TYPE, withEtag } from './responses.ts';
import type { Source } from './Source.ts';

/** Where this service has the names of its city in other languages (L5): the value of `names.documents`. */
export const NAMES_DOCUMENTS = '/names/{language}.json';

const PATH = /^\/names\/([\w-]{1,35})\.json$/;

/** The language in the path of a document of names; null for another path. */
export const namesLanguage = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** Answers with the names of the city in a language (L5). A language that the city doesn't name is a 404. */
export async function namesResponse(
  request: Request,
  source: Source | null,
  language: string,
  now: number,
): Promise<Response> {
  const read = await source?.names?.read(language, now);
  if (read === undefined || read.value === null)
    return errorResponse('There are no names in this language', 404);
  return withEtag(request, {
    body: JSON.stringify(read.value),
    type: JSON_TYPE,
    cacheControl: STATIC_CACHE_CONTROL,
    modifiedAt: read.reportedAt,
  });
}
