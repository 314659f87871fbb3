import { ownValue } from '../../lib/ownValue.ts';
import type { Steps } from '../../lib/steps.ts';

/** How many bytes are decoded in one step, which takes a few milliseconds. */
const BYTES_PER_STEP = 1 << 16;

const LINE_BREAK = 0x0a;

/** Thrown for a file that is not a snapshot, or whose lists are not those of this version. */
export class SnapshotFileError extends Error {
  override readonly name = 'SnapshotFileError';
  constructor(options?: ErrorOptions) {
    super('The snapshot is damaged.', options);
  }
}

/** A list to write: its name in the file, its elements, and how many of them are on a line. */
export type WrittenList = readonly [name: string, elements: readonly unknown[], perLine: number];

/**
 * Lists as lines of JSON, to write one after the other. The first has the header and the lengths of
 * the lists. Each of the others has a part of a list, such as `["stops",[...]]`, so that neither the
 * writer nor the reader handles the whole at once.
 */
export function* encodeLists(header: object, lists: readonly WrittenList[]): Iterable<string> {
  const lengths = Object.fromEntries(lists.map(([name, list]) => [name, list.length]));
  yield `${JSON.stringify({ ...header, lengths })}\n`;
  for (const [name, list, perLine] of lists)
    for (let from = 0; from < list.length; from += perLine)
      yield `${JSON.stringify([name, list.slice(from, from + perLine)])}\n`;
}

/** A list that takes checked parts. */
export function listOf<Element>(isElement: (value: unknown) => value is Element) {
  const elements: Element[] = [];
  const add = (part: readonly unknown[]): void => {
    for (const element of part) {
      if (!isElement(element)) throw new SnapshotFileError();
      elements.push(element);
    }
  };
  return { elements, add };
}

type OpenList = Pick<ReturnType<typeof listOf>, 'elements' | 'add'>;

/** What a file's lists are read into, by their names. */
export type OpenLists = Readonly<Record<string, OpenList>>;

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found === -1 ? bytes.length : found + 1;
    yield bytes.subarray(start, end);
    start = end;
  }
}

function parseLine(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch (cause) {
    throw new SnapshotFileError({ cause });
  }
}

/**
 * Reads a file that `encodeLists` wrote, in this or an earlier version, in steps of a few milliseconds. Lists of a
 * later version are skipped, so that a city isn't dark after a step back.
 *
 * @param bytes the whole file
 * @param lists filled in; all of them must be in the file, but for those that `optional` names
 * @param readHeader returns the header with the lengths of the lists; it may fill lists in by itself
 * @throws SnapshotFileError if the file is damaged, or has other lists
 */
export function* decodeListsSteps<
  Header extends { readonly lengths: Readonly<Record<string, unknown>> },
>(
  bytes: Uint8Array,
  lists: OpenLists,
  readHeader: (value: unknown) => Header,
  optional: readonly string[] = [],
): Steps<Header> {
  const byName = new Map(Object.entries(lists));
  let header: Header | null = null;
  let bytesOfStep = 0;
  for (const line of linesOf(bytes)) {
    const value = parseLine(line);
    if (header === null) header = readHeader(value);
    else {
      const [name, part] = Array.isArray(value) ? value : [];
      if (typeof name !== 'string' || !Array.isArray(part)) throw new SnapshotFileError();
      byName.get(name)?.add(part);
    }
    bytesOfStep += line.length;
    if (bytesOfStep < BYTES_PER_STEP) continue;
    bytesOfStep = 0;
    yield;
  }
  if (header === null) throw new SnapshotFileError();
  // A file that was cut off has shorter lists.
  for (const [name, { elements }] of byName)
    if (
      (ownValue(header.lengths, name) ?? (optional.includes(name) ? 0 : undefined)) !==
      elements.length
    )
      throw new SnapshotFileError();
  return header;
}
