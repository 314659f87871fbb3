import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import { StartupError } from '../StartupError.ts';

function startupError(code: unknown, port: number, host: string): StartupError {
  if (code === 'EADDRINUSE')
    return new StartupError(`PORT: ${port} is already in use, choose another port`);
  if (code === 'EACCES')
    return new StartupError(`PORT: no permission to use ${port}, choose a port above 1023`);
  return new StartupError(`HOST: cannot listen on ${host}:${port} (${String(code)})`);
}

/**
 * Starts listening.
 *
 * @param port 0 takes any free port
 * @returns the port that the server listens on
 * @throws StartupError that names PORT or HOST if the server can't listen there
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

/**
 * Checks that a server can listen there.
 *
 * @throws StartupError that names PORT or HOST if it can't
 */
export async function checkAddress(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  server.close();
  await once(server, 'close');
}

/** The URL to open in a browser. Browsers can't open hosts that mean "every interface". */
export function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
