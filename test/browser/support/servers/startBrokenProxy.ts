import { once } from 'node:events';
import { createServer, request as startRequest } from 'node:http';

/** A proxy in front of the page's server, on an origin of its own, so that no browser has a copy of its files. */
interface BrokenProxy {
  readonly url: string;
  /** How often the page has requested the file from the network. */
  readonly requests: () => number;
  readonly stop: () => void;
}

/**
 * Starts a proxy that sends a file broken the first time: with half of its body, but with the status, the
 * validators and the lifetime of the whole file. So the browser keeps the broken copy for a year.
 *
 * @param target the server's URL
 * @param file matches the path of the file
 */
export async function startBrokenProxy(target: string, file: RegExp): Promise<BrokenProxy> {
  let requests = 0;
  const server = createServer(({ url: path = '', method, headers }, response) => {
    const isFile = file.test(path);
    if (isFile) requests += 1;
    const isBroken = isFile && requests === 1;
    const { hostname: host, port } = new URL(target);
    // A broken file must not be compressed: the browser notices half of a compressed file by itself.
    const sent = { ...headers, 'accept-encoding': 'identity' };
    const upstream = startRequest({ host, port, path, method, headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const whole = Buffer.concat(parts);
        const body = isBroken ? whole.subarray(0, whole.length / 2) : whole;
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          'content-length': body.length,
        });
        response.end(method === 'HEAD' ? undefined : body);
      });
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests: () => requests,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
