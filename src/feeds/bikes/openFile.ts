import * as z from 'zod/mini';

import type { RowFindings } from '../findings/RowFindings.ts';
import { createMembers, GbfsObject } from './gbfs-values.ts';

/** More elements than any list of a system has; the rest is left out. */
const MOST_ELEMENTS = 50_000;

/** What the files of a system have in common. */
export const GbfsJson = z.looseObject({ data: z.looseObject({}) });

/** The elements of a list of a file that are objects, each with its path. */
type Elements = readonly (readonly [path: string, element: Readonly<Record<string, unknown>>])[];

/** One of a system's files. */
export interface GbfsRead {
  /** Its parsed JSON, of the last time that it could be read; undefined if it never could. */
  readonly json?: unknown;
  /** When that was, in milliseconds since 1970. */
  readonly readAt: number;
  /** Why it can't be read now, as a sentence. */
  readonly fault?: string | undefined;
}

/** What the reader of a file needs. */
export interface OpenFile {
  readonly file: string;
  readonly members: ReturnType<typeof createMembers>;
  readonly elements: Elements;
  /** last_updated, at most when it was read; in milliseconds since 1970. */
  readonly updatedAt: number;
}

/**
 * Opens the first of some files that a system has. A file that is no such list is a finding.
 *
 * @param lists the names that the list has in the versions of GBFS
 * @returns null without one that can be read
 */
export function openFile(
  files: ReadonlyMap<string, GbfsRead>,
  names: readonly string[],
  lists: readonly string[],
  findings: RowFindings,
): OpenFile | null {
  const name = names.find((one) => files.get(one)?.json !== undefined);
  const sentFile = files.get(name ?? '');
  if (name === undefined || sentFile === undefined) return null;
  const file = `${name}.json`;
  const members = createMembers(file, findings);
  const read = z.safeParse(GbfsJson, sentFile.json).data;
  const data = new Map(Object.entries(read?.data ?? {}));
  const list = lists.find((one) => data.has(one));
  const sent = data.get(list ?? '');
  if (read === undefined || !Array.isArray(sent)) {
    const [path, value] =
      read === undefined
        ? ['', sentFile.json]
        : list === undefined
          ? ['data', read.data]
          : [`data.${list}`, sent];
    members.leaveOut('files', path, value, `no list "${lists[0] ?? ''}" in "data"`);
    return null;
  }
  if (sent.length > MOST_ELEMENTS)
    members.leaveOut('lists', `data.${list}.length`, sent.length, `more than ${MOST_ELEMENTS}`);
  const elements = sent.slice(0, MOST_ELEMENTS).flatMap((one: unknown, index): Elements => {
    const path = `data.${list}[${index}]`;
    const element = z.safeParse(GbfsObject, one).data;
    if (element === undefined) members.leaveOut('elements', path, one, 'no object');
    return element === undefined ? [] : [[path, element]];
  });
  // The data is no newer than its file says; what says nothing is as old as the request.
  const { readAt } = sentFile;
  const updatedAt = Math.min(readAt, members.instant(read, '', 'last_updated') ?? readAt);
  return { file, members, elements, updatedAt };
}
