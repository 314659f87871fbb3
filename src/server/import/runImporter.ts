import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import * as z from 'zod/mini';

import { type ImportJob, ImportMessage, type ImportOutcome } from './ImportJob.ts';

/** How far the import is; see the importer's `ImportProgress`. */
export type OnProgress = (progress: { readonly file: string; readonly rows: number }) => void;

/** Runs one import. Never rejects: a failure is an outcome too. */
export type RunImport = (
  job: ImportJob,
  onProgress: OnProgress,
  signal: AbortSignal,
) => Promise<ImportOutcome>;

const TIME_LIMIT_MINUTES = 30;
const STDERR_LIMIT = 2000;
/** Milliseconds until a process that was killed has ended. */
const KILL_TAKES = 2000;

/** Why a process ended without an outcome, in a sentence for the operator. */
function reasonOf(code: number | null, signal: string | null, stderr: string): string {
  if (signal === 'SIGABRT' || /heap out of memory/.test(stderr))
    return 'The importer ran out of memory.';
  if (signal !== null)
    return `The importer was killed by ${signal}. The machine may be short of memory.`;
  const line = /^\w*Error.*$/m.exec(stderr)?.[0] ?? 'it printed no reason';
  return `The importer ended with code ${String(code)}: ${line}`;
}

const failed = (reason: string): ImportOutcome => ({ kind: 'failed', reason });

interface EndedProcess {
  readonly outcome: ImportOutcome | undefined;
  readonly code: number | null;
  readonly killSignal: string | null;
  readonly stderr: string;
}

/** Runs the importer's process to its end. @throws Error if the system can't start it */
async function runProcess(
  importerPath: string,
  job: ImportJob,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<EndedProcess> {
  const child = fork(importerPath, [], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  // Also emitted when the signal aborts the process. Without a listener it would end the server.
  const startError = new Promise<Error>((resolve) => {
    child.on('error', resolve);
  });
  // Such a process has no channel to send the job on.
  if (child.pid === undefined) throw await startError;
  let outcome: ImportOutcome | undefined;
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_LIMIT);
  });
  child.on('message', (message) => {
    const parsed = z.safeParse(ImportMessage, message);
    if (!parsed.success) return;
    if (parsed.data.kind === 'progress') onProgress(parsed.data);
    else outcome = parsed.data;
  });
  // A process that ended before it got the job says why when it closes.
  child.send(job, () => {});
  const [code, killSignal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once('close', (...ended) => resolve(ended));
  });
  return { outcome, code, killSignal, stderr };
}

/**
 * Creates a function that runs imports, each in its own process, so that riders' requests don't wait
 * for an import and its memory is freed afterward.
 *
 * @param importerPath the built importer
 * @param timeLimit milliseconds after which an import is killed
 */
export function createImporterProcess(
  importerPath: string,
  timeLimit = TIME_LIMIT_MINUTES * 60_000,
): RunImport {
  return async (job, onProgress, signal) => {
    const overdue = AbortSignal.timeout(timeLimit);
    const anySignal = AbortSignal.any([signal, overdue]);
    try {
      const running = runProcess(importerPath, job, onProgress, anySignal);
      // A process that waits for a network drive can't even be killed, and must not be waited for.
      const late = once(overdue, 'abort').then(() => delay(KILL_TAKES, null, { ref: false }));
      const ended = await Promise.race([running, late]);
      if (ended !== null && ended.outcome !== undefined) return ended.outcome;
      if (ended === null || overdue.aborted)
        return failed(`The import took longer than ${timeLimit / 60_000} minutes.`);
      if (signal.aborted) return failed('The import was stopped.');
      return failed(reasonOf(ended.code, ended.killSignal, ended.stderr));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return failed(`The importer did not start: ${reason}`);
    }
  };
}
