import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { type City, type CityOptions, openCity } from './city/openCity.ts';
import { createHandler } from './createHandler.ts';
import { fetchListener, type Sender } from './http/fetchListener.ts';
import { gracefulShutdown } from './http/gracefulShutdown.ts';
import { COMMON_HEADERS } from './http/headers/security-headers.ts';
import { limitConnections } from './http/limitConnections.ts';
import { checkAddress, listen, urlOf } from './http/listen.ts';
import { createCacheCheck } from './http/requests/createCacheCheck.ts';
import { normalizeTarget } from './http/requests/normalizeTarget.ts';
import { clientOf, createRateLimit } from './http/requests/rate-limit.ts';
import { rejectBadRequest } from './http/requests/rejectBadRequest.ts';
import { splitTarget } from './http/requests/splitTarget.ts';
import { compressResponse } from './http/responses/compressResponse.ts';
import { watchConnections } from './http/watchConnections.ts';
import { errorFields } from './log.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { openSite } from './openSite.ts';
import { redactKeys } from './redactKeys.ts';
import { openReminders, type PushOptions } from './reminders/openReminders.ts';
import { isPicturePath } from './screens/pictureFiles.ts';

const MAX_HEADER_BYTES = 16 * 1024;

/** Time limits for slow clients and for a shutdown, in milliseconds. */
const TIME_LIMITS = {
  /** Until a request's headers have arrived. */
  headers: 5_000,
  /** Until the whole request has arrived. */
  request: 15_000,
  /** How long a connection may be idle in both directions. */
  idle: 30_000,
  /** Between two requests of a connection. Longer than the polling interval, so polls reuse it. */
  keepAlive: 20_000,
  /** How long a shutdown waits for a request that is on its way. */
  grace: 500,
  /** Until a shutdown cuts off responses that are still being sent. */
  shutdown: 5_000,
};

export interface ServerOptions extends CityOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly distFolder: string;
  /** Resolves when the page is built; it is by default. */
  readonly pageBuilt?: Promise<void> | undefined;
  readonly timeLimits?: Partial<typeof TIME_LIMITS>;
  /** Replaces how reminders reach push services. */
  readonly push?: PushOptions;
}

export interface RunningServer {
  /** The URL to open, such as http://127.0.0.1:4173. */
  readonly url: string;
  readonly port: number;
  /** Accepts no new connections, lets open responses finish, cuts them off after a time limit, and stops the source. */
  stop(): Promise<void>;
}

/**
 * Serves the page, its settings and the service on one port.
 *
 * @throws StartupError if the settings are wrong, there is no built page, or the port is not available
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  // Now rather than after an import, which may take minutes.
  await checkAddress(options.port, options.host);
  const city = await openCity(options);
  try {
    await options.pageBuilt;
    return await serveCity(city, options);
  } catch (error) {
    await city.stop();
    throw error;
  }
}

async function serveCity(city: City, options: ServerOptions): Promise<RunningServer> {
  const { clock, log } = options;
  const limits = { ...TIME_LIMITS, ...options.timeLimits };
  const site = openSite(options.distFolder, city.settings, city.server);
  const rateLimit = createRateLimit(city.server.requestsPerMinute, () => performance.now());
  const cacheCheck = createCacheCheck(log, city.server.trustProxy);
  const reminders = await openReminders(city, options);
  const metrics = createMetrics(city, site.buildID, reminders);
  let stopping: Promise<void> | null = null;

  const handler = await createHandler({
    ...options,
    city,
    site,
    reminders,
    isStopping: () => stopping !== null,
    cacheState: () => cacheCheck.state(),
    metrics: () => metrics.text(),
  });
  const clientFrom = ({ socket, headers }: Sender) =>
    clientOf(socket.remoteAddress, headers['x-forwarded-for']?.toString(), city.server.trustProxy);
  const dynamic = fetchListener(
    async (request, sender) =>
      compressResponse(request, await handler.handle(request, clientFrom(sender))),
    log,
  );
  // sirv would answer OPTIONS with a file, and an operator's picture with the one that the page was built with.
  const isServiceRequest = ({ method, url = '/' }: IncomingMessage) => {
    const [path] = splitTarget(url);
    return method === 'OPTIONS' || isPicturePath(path) || city.handlesPath(path);
  };

  function handle(request: IncomingMessage, response: ServerResponse): void {
    cacheCheck.note(request.headers);
    // Displays set their clocks by this header. Node fills it in by the clock of the machine.
    if (clock !== undefined) response.setHeader('date', new Date(clock()).toUTCString());
    for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
    const mostBytes = handler.mostBytes(request.url ?? '');
    const refusal = rejectBadRequest(request, rateLimit(clientFrom(request)), mostBytes);
    if (refusal !== null) void fetchListener(() => refusal, log)(request, response);
    else if (mostBytes > 0 || isServiceRequest(request)) void dynamic(request, response);
    else site.send(request, response, () => void dynamic(request, response));
  }

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      requireHostHeader: false,
      connectionsCheckingInterval: Math.min(1000, limits.headers),
    },
    (request, response) => {
      const startedAt = performance.now();
      request.url = normalizeTarget(request.url ?? '/');
      response.on('close', () => {
        const { statusCode: status } = response;
        const seconds = (performance.now() - startedAt) / 1000;
        const [path] = splitTarget(request.url ?? '');
        metrics.record(path, status, seconds);
        if (status < 500 && !city.server.logRequests) return;
        log({
          event: 'request',
          method: request.method,
          path: redactKeys(path.slice(0, 200)),
          status,
          milliseconds: Math.round(seconds * 1000),
        });
      });
      try {
        handle(request, response);
      } catch (error) {
        // An uncaught error here would end the process for all users.
        log({ event: 'failed', ...errorFields(error) });
        response.destroy();
      }
    },
  );
  server.timeout = limits.idle;
  const connections = watchConnections(server);
  const { connections: total, connectionsPerClient = Math.ceil(total / 5) } = city.server;
  limitConnections(server, connections, {
    total,
    perClient: city.server.trustProxy || connectionsPerClient === 0 ? null : connectionsPerClient,
  });
  const shutDown = gracefulShutdown(server, connections);

  const port = await listen(server, options.port, options.host);
  const url = urlOf(options.host, port);
  log({
    event: 'started',
    url,
    city: city.settings().city.name,
    source: city.sourceName,
    build: site.buildID,
  });

  async function shutDownAndLog(): Promise<void> {
    await shutDown({ grace: limits.grace, limit: limits.shutdown });
    await reminders?.stop();
    await city.stop();
    log({ event: 'stopped' });
  }
  function stop(): Promise<void> {
    stopping ??= shutDownAndLog();
    return stopping;
  }

  return { url, port, stop };
}
