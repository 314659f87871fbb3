import { FetchError } from './FetchError.ts';
import type { FeedResponse } from './FetchFunction.ts';

/**
 * Reads a body up to a limit, so that an endless response can't fill the memory (S16).
 *
 * @throws FetchError if the body is larger than `maxBytes`
 */
export async function readBody(
  response: FeedResponse,
  maxBytes: number,
  host: string,
): Promise<Uint8Array> {
  const tooLarge = () => new FetchError(`${host} sent more than ${Math.round(maxBytes / 1e6)} MB`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
