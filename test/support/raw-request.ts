import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Writes bytes to a server as they are and gives what comes back until it hangs up, or undefined
 * where it has not within the limit.
 *
 * @param limit milliseconds
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
  // A server that cuts a connection may do so with a reset, which is an answer too.
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
