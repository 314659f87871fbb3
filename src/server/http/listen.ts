import { once } from 'node:events';
import type { Server } from 'node:http';

import { StartupError } from '../StartupError.ts';

function startupError(code: unknown, port: number, host: string): StartupError {
  if (code === 'EADDRINUSE') return new StartupError(`PORT: ${port} is taken, give another one`);
  if (code === 'EACCES')
    return new StartupError(`PORT: ${port} is not allowed, give one above 1023`);
  return new StartupError(`HOST: cannot listen at ${host}:${port} (${String(code)})`);
}

/**
 * Has a server listen.
 *
 * @returns the port, which is another one than was asked for where that was 0
 * @throws StartupError that says which of port and host was not to be had
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw startupError(error instanceof Error && 'code' in error ? error.code : error, port, host);
  }
  const address = server.address();
  return address === null || typeof address === 'string' ? port : address.port;
}

/** The address to open: a host that means every interface is none that a browser goes to. */
export function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
