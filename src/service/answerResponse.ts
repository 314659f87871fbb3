import { EncodedBody } from './EncodedBody.ts';
import { JsonBody } from './operations/json-text.ts';
import type { Answer } from './operations/operation.ts';
import { JSON_TYPE, withEtag } from './responses.ts';

/** Removes the timestamp before the ETag is computed, so that unchanged stops keep their ETag. */
export const withoutTimestamp = (json: string): string => json.replace(/"timestamp":"[^"]*"/, '');

/** Removes all that follows from the clock alone, so that unchanged times keep their ETag. */
export const withoutClock = (json: string): string =>
  json.replaceAll(/"(?:timestamp|minutes|human)":"(?:[^"\\]|\\.)*"/g, '');

export interface Caching {
  /**
   * @param now milliseconds since 1970
   * @param age the response's Age in seconds, which caches subtract from its lifetime
   */
  cacheControl(answer: Answer, now: number, age?: number): string;
  /** The part of the body that the ETag is computed from, so that it stays when only the clock has moved. */
  versionOf?(json: string): string;
}

/**
 * The response with an operation's answer as JSON, its ETag and its age; 304 without a body if the client
 * already has this version.
 *
 * @param now milliseconds since 1970
 */
export function answerResponse(
  request: Request,
  answer: Answer,
  caching: Caching,
  now: number,
): Response {
  const { reportedAt: modifiedAt, readAt } = answer;
  const age = readAt === undefined ? undefined : Math.max(0, Math.floor((now - readAt) / 1000));
  const cacheControl = caching.cacheControl(answer, now, age);
  const options = { type: JSON_TYPE, cacheControl, modifiedAt, age };
  if (answer.body instanceof EncodedBody)
    return withEtag(request, { body: answer.body, ...options });
  const { json: body, steady } =
    answer.body instanceof JsonBody ? answer.body : new JsonBody(JSON.stringify(answer.body));
  const etagSource = steady ?? caching.versionOf?.(body) ?? body;
  return withEtag(request, { body, etagSource, ...options });
}
