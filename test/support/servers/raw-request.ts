import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends raw bytes to a server on this machine.
 *
 * @param limit time limit in milliseconds
 * @returns everything received until the server closes the connection, or undefined if it does not
 *   close it within the limit
 */
export async function rawRequest(
  port: number,
  bytes: string,
  limit = 5000,
): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  // The server may close the connection with a reset, which counts as closed.
  socket.on('error', () => {});
  socket.write(bytes);
  try {
    await once(socket, 'close', { signal: AbortSignal.timeout(limit) });
    return text;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
