import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The time limit for a process to print its announcement, in milliseconds. */
const START_LIMIT = 60_000;
/** The time between SIGTERM and SIGKILL, in milliseconds. */
const END_LIMIT = 5_000;

/** Finds a program by names in PATH or by absolute paths. Returns its path, or null if there is none. */
export function findProgram(...namesAndPaths: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = namesAndPaths.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return places.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Matches the output of a process that is ready. Null if it prints nothing. */
  readonly announces: RegExp | null;
}

/** A running process and its child processes. */
export interface RunningProcess {
  /** The first group of the announcement; empty if there is none. */
  readonly announced: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits for its announcement.
 *
 * @throws if it ends or does not announce itself in time; the message has its output
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  { environment = {}, announces }: StartOptions,
): Promise<RunningProcess> {
  // A process group of its own, so that `stop` also ends its child processes.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  const signal = (name: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The whole group has already ended.
    }
  };
  const stop = async () => {
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), END_LIMIT);
    if (child.exitCode === null && child.signalCode === null) await ended;
    clearTimeout(timer);
    signal('SIGKILL');
  };

  let printed = '';
  const announced = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), START_LIMIT);
    const settle = (value: string | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    const read = (chunk: Buffer) => {
      if (printed.length < 20_000) printed += chunk.toString();
      const match = announces?.exec(printed);
      if (match) settle(match[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    if (announces === null) child.on('spawn', () => settle(''));
    child.on('error', () => settle(null));
    child.on('exit', () => settle(null));
  });
  if (announced === null) {
    if (child.pid !== undefined) await stop();
    throw new Error(`${program} did not start: ${printed.trim()}`);
  }
  return { announced, stop };
}
