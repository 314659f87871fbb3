import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Runs a bench against a server in its own process, and ends it afterwards.
 *
 * @param program a built bench program, which prints its port
 */
export async function withServer<T>(
  program: string,
  parameters: readonly number[],
  run: (port: number) => Promise<T>,
): Promise<T> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const server = spawn(process.execPath, [path, ...parameters.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface(server.stdout), 'line');
    return await run(Number(line));
  } finally {
    server.kill();
  }
}
