// @ts-check
// Whether the server could listen, asked before a build of many seconds. It is plain JavaScript because it runs before
// anything is built.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const options = /** @type {const} */ ({ port: { type: 'string' } });

/**
 * The port of the command line and the environment, if another program listens there. All else that may be wrong with them
 * is found by the server itself, which is then built.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number | null>}
 */
export async function takenPort(args, env) {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
  const port = Number(values.port ?? (env['PORT'] || '4173'));
  const server = createServer();
  try {
    server.listen(port, env['HOST'] || '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return isTaken ? port : null;
  }
}
