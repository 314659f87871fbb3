import { createGatewaySource } from '../../service/sources/gateway/createGatewaySource.ts';
import type { GatewaySource, GatewayState } from '../../service/sources/gateway/GatewaySource.ts';
import type { LotsPart, VehiclesPart } from '../city/mixSources.ts';
import type { FeedFigures, ServerSource } from '../city/ServerSource.ts';
import type { PartContext } from '../feeds/createFeedFetch.ts';
import { systemClock } from '../feeds/systemClock.ts';
import type { VehiclesSettings } from '../settings/gateway-settings.ts';
import type { LotsSettings } from '../settings/lots-settings.ts';
import type { GatewaySettings } from '../settings/source-settings.ts';
import { createQuotaFile } from './createQuotaFile.ts';
import { createUpstreamAsk } from './createUpstreamAsk.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface GatewayContext extends PartContext {
  /** The routes in the settings, of which the upstream has no list. See `GatewayOptions`. */
  readonly routeIDs: readonly string[] | null;
  /** From 0 to below 1. */
  readonly random?: () => number;
  /** Where the requests of the day are kept for the next start (S9); they are forgotten if omitted. */
  readonly cacheFolder?: string;
}

type Counts = Readonly<Record<string, number>>;

function sumOf(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [reason, count] of Object.entries(other)) sum[reason] = (sum[reason] ?? 0) + count;
  return sum;
}

/** The figures of each operation: the sum of its reads, of which a gateway has one for each route. */
function operationFigures(states: readonly GatewayState[], host: string): FeedFigures[] {
  const operations = new Map<string, FeedFigures & { readonly reads: number }>();
  for (const state of states) {
    const { operation, routeID, reads, requests, failures, readAt, leftOut, notes } = state;
    if (reads === 0) continue;
    const ofRoute = routeID === undefined ? '' : `route ${routeID}: `;
    const failure = state.failure === undefined ? undefined : `${ofRoute}${state.failure}`;
    const sum = operations.get(operation);
    operations.set(operation, {
      feed: operation,
      name: host,
      reads: reads + (sum?.reads ?? 0),
      requests: requests + (sum?.requests ?? 0),
      failures: failures + (sum?.failures ?? 0),
      isFailing: failure !== undefined || sum?.isFailing === true,
      failure: failure ?? sum?.failure,
      readAt: Math.max(readAt ?? 0, sum?.readAt ?? 0) || undefined,
      leftOut: sumOf(sum?.leftOut ?? {}, leftOut),
      notes: [...(sum?.notes ?? []), ...notes],
    });
  }
  return [...operations.values()];
}

/** The settings of a gateway, or of one that is a part of a source. */
type OwnSettings = Omit<GatewaySettings, 'privateAddresses'> & {
  readonly privateAddresses?: boolean | undefined;
};

/** The gateway of the settings (S9). The log names the upstream's host only. */
export function createGateway(
  settings: OwnSettings,
  context: GatewayContext,
): ServerSource & GatewaySource {
  const { log, env = process.env, tools, clock = systemClock } = context;
  const { service, privateAddresses = false } = settings;
  const { host } = new URL(service.url);
  const source = createGatewaySource({
    ask: createUpstreamAsk({ service, privateAddresses, env, tools }),
    routeIDs: context.routeIDs,
    timeZone: context.timeZone,
    stops: {
      interval: settings.stopsMinutes * MINUTE,
      keep: settings.stopsMaxAgeHours * HOUR,
    },
    vehicles: {
      interval: settings.vehiclesSeconds * SECOND,
      keep: settings.vehiclesMaxAgeSeconds * SECOND,
    },
    lots: { interval: settings.lotsSeconds * SECOND, keep: settings.lotsMaxAgeSeconds * SECOND },
    timeLimit: settings.timeoutSeconds * SECOND,
    requestsPerDay: settings.requestsPerDay,
    quotaMemory:
      context.cacheFolder === undefined
        ? undefined
        : createQuotaFile(context.cacheFolder, service.url, log),
    clock,
    random: context.random ?? Math.random,
    onChange: ({ operation, routeID }, failure) => {
      if (failure === undefined) log({ event: 'upstream recovered', host, operation, routeID });
      else log({ event: 'upstream failed', host, operation, routeID, failure });
    },
  });
  return {
    ...source,
    health: () => {
      const states = source.states();
      const failing = states.filter(({ failure }) => failure !== undefined);
      const refused = states.filter(({ isRefused }) => isRefused);
      return {
        upstream: {
          failing: [...new Set(failing.map(({ operation }) => operation))],
          refusedRoutes: [...new Set(refused.flatMap(({ routeID }) => routeID ?? []))],
        },
      };
    },
    figures: () => operationFigures(source.states(), host),
  };
}

/** Settings of operations that a gateway is not reads for. */
const UNUSED = {
  stopsMinutes: 1440,
  stopsMaxAgeHours: 24,
  vehiclesSeconds: 60,
  vehiclesMaxAgeSeconds: 60,
  lotsSeconds: 60,
  lotsMaxAgeSeconds: 60,
};

const isWell = (gateway: GatewaySource) =>
  gateway.states().every(({ failure }) => failure === undefined);

type GatewayPartContext = Omit<GatewayContext, 'routeIDs'>;

/** A gateway for the lots only, in a city whose stops come from elsewhere (S10). */
export function createLotsGateway(
  settings: Omit<Extract<LotsSettings, { kind: 'gateway' }>, 'kind'>,
  context: GatewayPartContext,
): LotsPart {
  const gateway = createGateway({ ...UNUSED, ...settings }, { ...context, routeIDs: null });
  return { ...gateway, health: () => ({ lots: isWell(gateway) }) };
}

/** A gateway for the vehicles only, in a city whose stops come from elsewhere (S10). */
export function createVehiclesGateway(
  settings: Omit<VehiclesSettings, 'kind'>,
  context: GatewayPartContext,
): VehiclesPart {
  const gateway = createGateway({ ...UNUSED, ...settings }, { ...context, routeIDs: null });
  return { ...gateway, health: () => ({ vehicles: [isWell(gateway)] }) };
}
