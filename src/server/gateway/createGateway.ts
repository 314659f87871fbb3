import type { Clock } from '../../lib/time/Clock.ts';
import {
  createGatewaySource,
  type GatewaySource,
  type GatewayState,
} from '../../service/sources/gateway/createGatewaySource.ts';
import type { LotsPart } from '../city/mixSources.ts';
import type { FeedFigures, ServerSource } from '../city/ServerSource.ts';
import type { FetchTools } from '../feeds/fetchFeed.ts';
import { systemClock } from '../feeds/systemClock.ts';
import type { Log } from '../log.ts';
import type { LotsSettings } from '../settings/lots-settings.ts';
import type { Environment } from '../settings/secrets.ts';
import type { GatewaySettings } from '../settings/source-settings.ts';
import { createUpstreamAsk } from './createUpstreamAsk.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface GatewayContext {
  /** The routes in the settings, of which the upstream has no list. */
  readonly routeIDs: readonly string[];
  readonly timeZone: string;
  readonly log: Log;
  readonly clock?: Clock;
  readonly env?: Environment;
  readonly tools?: Partial<FetchTools>;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** The figures of each operation: the sum of its reads, of which a gateway has one for each route. */
function operationFigures(states: readonly GatewayState[], host: string): FeedFigures[] {
  const operations = new Map<string, FeedFigures & { readonly asked: number }>();
  for (const { operation, asked, requests, failures, failure, readAt } of states) {
    const sum = operations.get(operation);
    operations.set(operation, {
      feed: operation,
      name: host,
      asked: asked + (sum?.asked ?? 0),
      requests: requests + (sum?.requests ?? 0),
      failures: failures + (sum?.failures ?? 0),
      isFailing: failure !== undefined || sum?.isFailing === true,
      readAt: Math.max(readAt ?? 0, sum?.readAt ?? 0) || undefined,
    });
  }
  return [...operations.values()];
}

/** The gateway of the settings (S9). The log names the upstream's host only. */
export function createGateway(
  settings: GatewaySettings,
  context: GatewayContext,
): ServerSource & GatewaySource {
  const { log, env = process.env, tools, clock = systemClock } = context;
  const { service, privateAddresses } = settings;
  const { host } = new URL(service.url);
  const source = createGatewaySource({
    ask: createUpstreamAsk({
      service,
      privateAddresses,
      env,
      ...(tools === undefined ? {} : { tools }),
    }),
    routeIDs: context.routeIDs,
    timeZone: context.timeZone,
    stops: {
      interval: settings.stopsMinutes * MINUTE,
      keep: settings.stopsKeptHours * HOUR,
    },
    vehicles: {
      interval: settings.vehiclesSeconds * SECOND,
      keep: settings.vehiclesKeptSeconds * SECOND,
    },
    lots: { interval: settings.lotsSeconds * SECOND, keep: settings.lotsKeptSeconds * SECOND },
    timeLimit: settings.timeoutSeconds * SECOND,
    requestsPerDay: settings.requestsPerDay,
    clock,
    random: context.random ?? Math.random,
    onChange: (operation, failure) => {
      if (failure === undefined) log({ event: 'upstream recovered', host, operation });
      else log({ event: 'upstream failed', host, operation, failure });
    },
  });
  return {
    ...source,
    health: () => {
      const failing = source.states().filter(({ failure }) => failure !== undefined);
      return { upstream: { failing: [...new Set(failing.map(({ operation }) => operation))] } };
    },
    figures: () => operationFigures(source.states(), host),
  };
}

/** A gateway for the lots only, in a city whose stops come from elsewhere (S10). */
export function createLotsGateway(
  settings: Omit<Extract<LotsSettings, { kind: 'gateway' }>, 'kind'>,
  context: Omit<GatewayContext, 'routeIDs' | 'timeZone'>,
): LotsPart {
  const ofNoRoute = {
    stopsMinutes: 1,
    stopsKeptHours: 1,
    vehiclesSeconds: 60,
    vehiclesKeptSeconds: 60,
  };
  const gateway = createGateway(
    { ...settings, ...ofNoRoute },
    { ...context, routeIDs: [], timeZone: 'UTC' },
  );
  const lots = gateway.lots?.bind(gateway);
  if (lots === undefined) throw new Error('the gateway has no lots');
  return { ...gateway, lots };
}
