import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server that takes longer to say something is an error. In milliseconds. */
const TIME_LIMIT = 600_000;

/** A server in its own process, which prints what happens. */
export interface SpawnedServer {
  readonly port: number;
  /** Resolves with the next line that begins with a text. */
  until(text: string): Promise<string>;
  /** The lines so far that nothing has waited for. */
  lines(): readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a server, and resolves when it has printed `port` with its port.
 *
 * @param script the built script
 */
export async function spawnServer(script: string, args: readonly string[]): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const seen: string[] = [];
  const all: string[] = [];
  lines.on('line', (line) => {
    seen.push(line);
    all.push(line);
  });
  const exited = once(child, 'exit');
  const ended = exited.then(() => {
    throw new Error('the server ended');
  });
  // Reported by `until`, while something waits for the server.
  ended.catch(() => {});
  const until = async (text: string): Promise<string> => {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    for (;;) {
      for (let line = seen.shift(); line !== undefined; line = seen.shift())
        if (line.startsWith(text)) return line;
      await Promise.race([once(lines, 'line', { signal }), ended]);
    }
  };
  const port = Number((await until('port ')).slice('port '.length));
  return {
    port,
    until,
    lines: () => all,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
