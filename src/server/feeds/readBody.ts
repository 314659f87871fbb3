import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { FetchError } from './FetchError.ts';
import type { FeedResponse } from './FetchFunction.ts';

/**
 * Reads a body up to a limit, so that an endless response can't fill the memory.
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
  return Buffer.concat(chunks);
}

const unpack = promisify(gunzip);

/**
 * The content of a gzip file that a server sends without saying so; other bytes, and a damaged one, as they are.
 *
 * @throws FetchError if the content is larger than `maxBytes`
 */
export async function gunzipped(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ERR_BUFFER_TOO_LARGE') return bytes;
    throw new FetchError(`The unpacked file is larger than ${Math.round(maxBytes / 1e6)} MB`, {
      cause: error,
    });
  }
}
