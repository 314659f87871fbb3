import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How long a process may take to say what is waited for, in milliseconds. */
const START_LIMIT = 60_000;
/** How long a process may take to end when asked to. */
const END_LIMIT = 5_000;

/** Where a program is: one of the paths given, or that of its name in PATH; null where it is not. */
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
  /** What the process prints once it is there; its first group is given back. Null for a silent one. */
  readonly announces: RegExp | null;
}

/** A running process, and those that it starts. */
export interface RunningProcess {
  /** What it said of itself. */
  readonly announced: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it is there.
 *
 * @throws where it ends, or says nothing of the kind in time; with what it printed
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  { environment = {}, announces }: StartOptions,
): Promise<RunningProcess> {
  // As the head of a group of its own it is ended with everything that it starts.
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
      // The whole group has ended.
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
