import { once } from 'node:events';
import { createServer } from 'node:http';

interface HostOptions {
  /** `localhost` or `127.0.0.1`, which are two origins. Curbside is at the second. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves a page of another site, such as a city's own.
 *
 * @param html called for each request; what follows the page's title
 * @returns `url` is the site's origin, without a slash at its end
 */
export async function startHost(
  html: () => string,
  { name = 'localhost', headers = {} }: HostOptions = {},
) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    response.end(`<!doctype html><title>City</title>${html()}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://${name}:${port}`, stop: () => server.close() };
}
