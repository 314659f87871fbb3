import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { writtenAt } from './whole-files.ts';

/** Milliseconds after which a snapshot that is served has not ended the server. */
const STEADY = 60_000;
/** One end of the server may be anybody's: a machine that was switched off, or an operator in a hurry. */
const MOST_ENDS = 2;

const HOST = hostname().replaceAll(/[^\w-]/g, '');
const EXTENSION = '.start';

/** What a mark's name says: the snapshot's file, and the machine and process that serve it. */
function partsOf(name: string) {
  const [file = '', host = '', pid = ''] = name.endsWith(EXTENSION) ? name.split('~') : [];
  return { file, host, pid: Number(pid) };
}

/** The marks that this process has made. One of another process may have the same number, as in a container. */
const own = new Set<string>();

/** The exit code of a process that an error ends. */
const FAILED = 1;
process.once('exit', (code) => {
  if (code !== FAILED) for (const mark of own) rmSync(mark, { force: true });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process that made a mark has ended without removing it. */
function isLeftBehind(folder: string, name: string): boolean {
  const { host, pid } = partsOf(name);
  if (pid === 0 || own.has(join(folder, name))) return false;
  // A process that runs would have removed it long ago.
  if (writtenAt(folder, name) < Date.now() - 2 * STEADY) return true;
  return host === HOST && (pid === process.pid || !isRunning(pid));
}

function marksLeft(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => isLeftBehind(folder, name));
  } catch {
    return [];
  }
}

/** The snapshots in a folder with which the server has ended twice before they were served for a minute. */
export function endedTwice(folder: string): readonly string[] {
  const files = marksLeft(folder).map((name) => partsOf(name).file);
  return [...new Set(files)].filter(
    (file) => files.filter((each) => each === file).length >= MOST_ENDS,
  );
}

/** Deletes the marks that ended processes left for a snapshot. */
export function forgetEnds(folder: string, file: string): void {
  for (const name of marksLeft(folder))
    if (partsOf(name).file === file) rmSync(join(folder, name), { force: true });
}

/** Marks on disk that this process is about to serve a snapshot, which remain if that ends the process. */
export interface StartMarks {
  /** Marks a snapshot before it is read. The mark of the one before is removed. */
  begin(file: string): void;
  /** Removes the mark: the process shuts down normally, or serves another snapshot. */
  end(): void;
}

/** @param folder where a feed's snapshots are. If nothing can be written there, nothing is marked */
export function createStartMarks(folder: string): StartMarks {
  let mark: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  function end(): void {
    clearTimeout(timer);
    if (mark === null) return;
    own.delete(mark);
    rmSync(mark, { force: true });
    mark = null;
  }
  return {
    end,
    begin(file) {
      end();
      try {
        const path = join(folder, `${file}~${HOST}~${process.pid}~${randomUUID()}${EXTENSION}`);
        writeFileSync(path, '');
        own.add(path);
        mark = path;
      } catch {
        return;
      }
      timer = setTimeout(() => {
        end();
        forgetEnds(folder, file);
      }, STEADY);
      timer.unref();
    },
  };
}
