import { randomInt } from 'node:crypto';

import { startOrigin } from '../nginx/startOrigin.ts';

/**
 * A port of the loopback that nothing listens on now, for a process that cannot choose by itself. It lies below the
 * ports that systems give to connections by themselves (Linux begins at 32768, others at 49152): one of those could be
 * given to a connection of another test before the process listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    try {
      await (await startOrigin(() => {}, port)).stop();
      return port;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
