import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';

import { RandomAccessReader } from 'yauzl';

import type { ArchiveRange } from './findArchive.ts';

const COMMENT_LENGTH_BYTES = 2;

/** Reads the archive in a file for yauzl, as if nothing were before and after it, and without its comment. */
export class ArchiveReader extends RandomAccessReader {
  readonly #path: string;
  readonly #range: ArchiveRange;

  constructor(path: string, range: ArchiveRange) {
    super();
    this.#path = path;
    this.#range = range;
  }

  get size(): number {
    return this.#range.end - this.#range.start;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const from = this.#range.start;
    const bytes = createReadStream(this.#path, { start: from + start, end: from + end - 1 });
    const commentAt = this.size - COMMENT_LENGTH_BYTES;
    if (end <= commentAt) return bytes;
    let position = start;
    const withoutComment = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        for (let at = Math.max(commentAt, position); at < position + chunk.length; at++)
          chunk[at - position] = 0;
        position += chunk.length;
        done(null, chunk);
      },
    });
    bytes.on('error', (error) => withoutComment.destroy(error));
    return bytes.pipe(withoutComment);
  }
}
