import type { ServerSource } from '../../../src/server/city/ServerSource.ts';
import { createGateway } from '../../../src/server/gateway/createGateway.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { createService, type Service } from '../../../src/service/createService.ts';
import type { GatewaySource } from '../../../src/service/sources/gateway/GatewaySource.ts';
import { theSettings } from '../builders.ts';
import { NOON, type SmallOverrides } from '../cities/small-source.ts';
import { createFakeClock, type FakeClock } from '../realtime/createFakeClock.ts';
import { SECRET, smallUpstream, type SmallUpstream } from './small-upstream.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export interface GatewayTrial {
  readonly clock: FakeClock;
  readonly upstream: SmallUpstream;
  readonly gateway: ServerSource & GatewaySource;
  /** Serves riders from the gateway. Its key is `test-key`. */
  readonly service: Service;
  readonly log: LogEntry[];
  readonly faults: unknown[];
}

/**
 * A gateway in front of the small upstream, at noon of a clock that stands still.
 *
 * @param settings added to the gateway's settings
 * @param overrides replace parts of the upstream's source
 */
export function gatewayTrial(
  settings: object = {},
  overrides: SmallOverrides & { keyHeader?: string } = {},
): GatewayTrial {
  const clock = createFakeClock(NOON);
  const now = () => clock.now();
  const upstream = smallUpstream(now, overrides);
  const log: LogEntry[] = [];
  const faults: unknown[] = [];
  const { source } = checkSettings('curbside.json', {
    source: {
      kind: 'gateway',
      service: {
        url: 'https://upstream.example/city',
        secret: { variable: 'UPSTREAM_KEY', query: 'key' },
      },
      ...settings,
    },
  });
  if (source.kind !== 'gateway') throw new Error('the source is the gateway');
  const fetch: SmallUpstream['fetch'] = (url, init) => {
    const own = new URL(url);
    own.pathname = own.pathname.replace(/^\/city/, '');
    return upstream.fetch(own, init);
  };
  const gateway = createGateway(source, {
    routeIDs: ['03', '07', '22'],
    timeZone: () => 'America/Chicago',
    log: (entry) => log.push(entry),
    clock,
    env: { UPSTREAM_KEY: SECRET },
    tools: { fetch, lookup: async () => ['198.51.100.7'], now },
    random: () => 0.5,
  });
  const service = createService(gateway, theSettings(), now, (_operation, error) =>
    faults.push(error),
  );
  return { clock, upstream, gateway, service, log, faults };
}

/** A response of the upstream with another status, such as 503. */
export const failing =
  (
    status: number,
    headers: Record<string, string> = {},
    body = 'Traceback (most recent call last)',
  ) =>
  async () =>
    new Response(body, { status, headers });

/** A response that never comes. */
export const hanging = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
