import { isSnapshot } from './isSnapshot.ts';
import { SNAPSHOT_FORMAT } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** The elements of a list that are written at once, so that no string is as long as the file. */
const BATCH = 20_000;

/** Thrown for a file that is not a snapshot of this version. */
export class SnapshotFileError extends Error {
  override readonly name = 'SnapshotFileError';
}

function* encodeList(values: readonly unknown[]): Iterable<string> {
  yield '[';
  for (let from = 0; from < values.length; from += BATCH) {
    const text = JSON.stringify(values.slice(from, from + BATCH)).slice(1, -1);
    yield from === 0 ? text : `,${text}`;
  }
  yield ']';
}

function* encodeObject(object: object, depth: number): Iterable<string> {
  let separator = '{';
  for (const [key, value] of Object.entries(object)) {
    yield `${separator}${JSON.stringify(key)}:`;
    separator = ',';
    if (Array.isArray(value)) yield* encodeList(value);
    else if (depth > 0 && typeof value === 'object' && value !== null)
      yield* encodeObject(value, depth - 1);
    else yield JSON.stringify(value);
  }
  yield '}';
}

/** A snapshot as JSON, in pieces to write one after the other. */
export function encodeSnapshot(snapshot: Snapshot): Iterable<string> {
  return encodeObject(snapshot, 1);
}

/**
 * Reads a snapshot from a file that `encodeSnapshot` wrote.
 *
 * @param bytes the whole file
 * @throws SnapshotFileError if the file is damaged, or has the format of another version
 */
export function decodeSnapshot(bytes: Uint8Array): Snapshot {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new SnapshotFileError('The snapshot is damaged.', { cause });
  }
  if (typeof value === 'object' && value !== null && 'format' in value)
    if (value.format !== SNAPSHOT_FORMAT)
      throw new SnapshotFileError(
        `The snapshot has format ${String(value.format)}, not ${SNAPSHOT_FORMAT}.`,
      );
  if (!isSnapshot(value)) throw new SnapshotFileError('The snapshot is damaged.');
  return value;
}
