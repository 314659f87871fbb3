import { fileURLToPath } from 'node:url';

import { createLog } from './log.ts';
import { startServer } from './startServer.ts';
import { StartupError } from './StartupError.ts';

/** Parses the environment variable PORT. @throws StartupError if it is not a port number */
function portFrom(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartupError(`PORT: expected a number from 0 to 65535, found "${text}"`);
}

const fromProjectRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

async function main(): Promise<void> {
  const { env } = process;
  const server = await startServer({
    port: portFrom(env['PORT'] ?? '4173'),
    host: env['HOST'] ?? '127.0.0.1',
    settingsPath:
      process.argv[2] ?? env['CURBSIDE_SETTINGS'] ?? fromProjectRoot('public/curbside.json'),
    distFolder: fromProjectRoot('dist/page'),
    log: createLog((line) => process.stderr.write(line)),
  });
  console.log(`Curbside is at ${server.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0));
    });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
