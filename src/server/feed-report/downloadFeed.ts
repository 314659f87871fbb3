import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A feed that was downloaded to a temporary file. */
export interface DownloadedFeed {
  readonly path: string;
  /** Deletes the file. */
  readonly remove: () => Promise<void>;
}

export interface DownloadLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The largest feeds of whole countries are below 1 GB. */
const LIMITS: DownloadLimits = { bytes: 2_000_000_000, milliseconds: 300_000 };

/** Why a feed cannot be read, in a sentence for the person who asked. */
export class UnreadableFeedError extends Error {
  override readonly name = 'UnreadableFeedError';
}

async function* limited(body: AsyncIterable<Uint8Array>, most: number) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most)
      throw new UnreadableFeedError(
        `The download is larger than ${most.toLocaleString('en-US')} bytes.`,
      );
    yield chunk;
  }
}

function sentenceOf(error: unknown, { milliseconds }: DownloadLimits): string {
  if (error instanceof UnreadableFeedError) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The download took longer than ${Math.round(milliseconds / 1000)} seconds.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The feed cannot be downloaded: ${cause instanceof Error ? cause.message : String(cause)}.`;
}

/**
 * Downloads a feed to a temporary file.
 *
 * @throws UnreadableFeedError if it cannot be downloaded within the limits
 */
export async function downloadFeed(url: string, limits = LIMITS): Promise<DownloadedFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'feed.zip');
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'Curbside feed report' },
      signal: AbortSignal.timeout(limits.milliseconds),
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new UnreadableFeedError(`The server answered with status ${response.status}.`);
    }
    await pipeline(limited(response.body, limits.bytes), createWriteStream(path));
    return { path, remove };
  } catch (error) {
    await remove();
    throw new UnreadableFeedError(sentenceOf(error, limits), { cause: error });
  }
}
