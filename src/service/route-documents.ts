import { STATIC_CACHE_CONTROL } from './cache-control.ts';
import { JSON_TYPE, errorResponse, withEtag } from './responses.ts';
import type { Source } from './Source.ts';

/** Where this service has the documents of its routes (S20): the value of `routeDocuments`. */
export const ROUTE_DOCUMENTS = '/routes/{routeID}.json';

const PATH = /^\/routes\/([^/]+)\.json$/;

/** The routeID in the path of a route document, decoded; null for another path. */
export function routeDocumentID(path: string): string | null {
  const [, encoded] = PATH.exec(path) ?? [];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Answers with the document of a route (S20). The route's ID is matched as it is, without padding. */
export async function routeDocumentResponse(
  request: Request,
  source: Source | null,
  routeID: string,
  now: number,
): Promise<Response> {
  const read = await source?.routeDocument?.read(routeID, now);
  if (read === undefined || read.value === null) {
    return errorResponse('There is no document for this route', 404);
  }
  return withEtag(request, {
    body: JSON.stringify(read.value),
    type: JSON_TYPE,
    cacheControl: STATIC_CACHE_CONTROL,
    modifiedAt: read.reportedAt,
  });
}
