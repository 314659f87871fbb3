import { fork } from 'node:child_process';

import * as z from 'zod/mini';

import { type ImportJob, ImportMessage, type ImportOutcome } from './ImportJob.ts';

/** How far the import is; see the importer's `ImportProgress`. */
export type OnProgress = (progress: { readonly file: string; readonly rows: number }) => void;

/** Runs one import. Resolves also when it failed; never rejects. */
export type RunImport = (
  job: ImportJob,
  onProgress: OnProgress,
  signal: AbortSignal,
) => Promise<ImportOutcome>;

const TIME_LIMIT_MINUTES = 30;
const STDERR_LIMIT = 2000;

/** Why a process ended without an outcome, in a sentence for the operator. */
function reasonOf(code: number | null, signal: string | null, stderr: string): string {
  if (signal === 'SIGABRT' || /heap out of memory/.test(stderr))
    return 'The importer ran out of memory.';
  if (signal !== null)
    return `The importer was killed by ${signal}. The machine may be short of memory.`;
  const line = /^\w*Error.*$/m.exec(stderr)?.[0] ?? 'it printed no reason';
  return `The importer ended with code ${String(code)}: ${line}`;
}

/**
 * Creates a function that runs imports, each in its own process, so that riders' requests don't wait
 * for an import and its memory is freed afterward (S6).
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
    const child = fork(importerPath, [], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: AbortSignal.any([signal, overdue]),
      killSignal: 'SIGKILL',
    });
    let outcome: ImportOutcome | undefined;
    let stderr = '';
    let startError: Error | undefined;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-STDERR_LIMIT);
    });
    child.on('message', (message) => {
      const parsed = z.safeParse(ImportMessage, message);
      if (!parsed.success) return;
      if (parsed.data.kind === 'progress') onProgress(parsed.data);
      else outcome = parsed.data;
    });
    // Also emitted when the signal aborts the process.
    child.on('error', (error) => {
      startError = error;
    });
    child.send(job, (error) => {
      if (error !== null) startError = error;
    });
    const [code, killSignal] =
      child.pid === undefined
        ? [null, null]
        : await new Promise<[number | null, string | null]>((resolve) => {
            child.once('close', (...ended) => resolve(ended));
          });
    if (outcome !== undefined) return outcome;
    if (overdue.aborted)
      return {
        kind: 'failed',
        reason: `The import took longer than ${timeLimit / 60_000} minutes.`,
      };
    if (signal.aborted) return { kind: 'failed', reason: 'The import was stopped.' };
    if (child.pid === undefined)
      return { kind: 'failed', reason: `The importer did not start: ${startError?.message ?? ''}` };
    return { kind: 'failed', reason: reasonOf(code, killSignal, stderr) };
  };
}
