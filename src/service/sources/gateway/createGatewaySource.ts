import { type OperationName, OPERATIONS } from '../../../contract/operations.ts';
import { stopIndex } from '../../operations/stop-index.ts';
import { gapOf } from '../../Source.ts';
import { createAllStops } from './createAllStops.ts';
import { createOptionalRead } from './createOptionalRead.ts';
import { createQuota } from './createQuota.ts';
import { createSharedRead, type SharedRead } from './createSharedRead.ts';
import { createTimesGateway } from './createTimesGateway.ts';
import {
  decodeAlerts,
  decodeArrivals,
  decodeLots,
  decodeStops,
  decodeTrip,
  decodeVehicles,
  type UpstreamFindings,
} from './decode-upstream.ts';
import type {
  GatewayOptions,
  GatewaySource,
  GatewayState,
  Question,
  Timing,
} from './GatewaySource.ts';
import type { UpstreamRequest, UpstreamResponse } from './Upstream.ts';

/** Operations that a service of an older version does not have. */
const LATER_OPERATIONS: readonly OperationName[] = ['getarrivals', 'gettrip', 'getalerts'];

const stateOf = (question: Question, read: SharedRead<UpstreamFindings>): GatewayState => {
  const { leftOut = {}, notes = [] } = read.last()?.value ?? {};
  return { ...question, ...read.state(), leftOut, notes };
};

/**
 * A source in front of a service that speaks the interface (S9). Stops are asked for by route, vehicles
 * by route, and lots with their events; everything else is answered from these.
 */
export function createGatewaySource(options: GatewayOptions): GatewaySource {
  const { ask, timeZone, clock } = options;
  const routeIDs = options.routeIDs ?? [];
  const quota = createQuota(options.requestsPerDay, () => clock.now(), options.quotaMemory);

  function sharedRead<T>(
    operation: Question['operation'],
    { interval, keep }: Timing,
    parameters: UpstreamRequest['parameters'],
    decode: (response: UpstreamResponse) => T,
  ): SharedRead<T> {
    const isOptional = LATER_OPERATIONS.includes(operation);
    const request = { path: OPERATIONS[operation].path, parameters, isOptional };
    return createSharedRead({
      ask: (validators, signal) => ask(request, validators, signal),
      decode,
      interval,
      keep,
      timeLimit: options.timeLimit,
      quota: quota.join(interval),
      clock,
      random: options.random,
      onChange: (failure) =>
        options.onChange({ operation, routeID: parameters['routeID'] }, failure),
    });
  }

  const readsOf = <T>(read: (routeID: string) => SharedRead<T>) =>
    new Map(routeIDs.map((routeID) => [routeID, read(routeID)]));
  const stopReads = readsOf((routeID) =>
    sharedRead('getstops', options.stops, { routeID }, (response) =>
      decodeStops(response, routeID),
    ),
  );
  const vehicleRead = (routeID: string) =>
    sharedRead('getvehicles', options.vehicles, { routeID }, (response) =>
      decodeVehicles(response, timeZone()),
    );
  const vehicleReads = readsOf(vehicleRead);
  function vehiclesOf(routeID: string) {
    if (options.routeIDs === null && !vehicleReads.has(routeID))
      vehicleReads.set(routeID, vehicleRead(routeID));
    return readOf(vehicleReads, routeID);
  }
  const lotsRead = sharedRead('lots', options.lots, { expand: 'specialevents' }, decodeLots);

  function readOf<T>(reads: ReadonlyMap<string, SharedRead<T>>, routeID: string): SharedRead<T> {
    const read = reads.get(routeID);
    if (read === undefined) throw new Error('the route is not in the settings');
    return read;
  }

  const ofTimes = createTimesGateway({
    hasStop: async (stopID) => stopIndex((await allStops()).value).byID(stopID) !== undefined,
    arrivalsRead: ({ stopID, minutes }) =>
      sharedRead(
        'getarrivals',
        options.vehicles,
        { stopID, minutes: String(minutes) },
        (response) => decodeArrivals(response, clock.now()),
      ),
    now: () => clock.now(),
    tripRead: (query) => sharedRead('gettrip', options.vehicles, query, decodeTrip),
  });

  const alertsRead = sharedRead('getalerts', options.vehicles, {}, decodeAlerts);
  const readAlerts = createOptionalRead('This city has no alerts', () => clock.now());
  const ownReads = () => [
    ...stopReads.values(),
    ...vehicleReads.values(),
    ...ofTimes.reads(),
    alertsRead,
    lotsRead,
  ];

  const allStops = createAllStops(() => stopReads.values());

  const newestReport = () => {
    const times = [...vehicleReads.values()].flatMap((read) => {
      const last = read.last();
      return last === null ? [] : [last.value.reportedAt ?? last.readAt];
    });
    return times.length === 0 ? null : Math.max(...times);
  };
  const stopsReadAt = () => {
    const times = [...stopReads.values()].flatMap((read) => read.last()?.readAt ?? []);
    return times.length === 0 ? null : Math.min(...times);
  };

  return {
    name: 'gateway',
    routeIDs: async () => routeIDs,
    stops: {
      async read(routeID) {
        if (routeID === null) {
          const stops = await allStops();
          const readAt = stopsReadAt() ?? undefined;
          return { ...stops, reportedAt: readAt ?? null, readAt };
        }
        const { value, readAt } = await readOf(stopReads, routeID).get();
        return { value: value.stops, reportedAt: readAt, readAt };
      },
      latestAt: stopsReadAt,
    },
    vehicles: {
      async read(routeID) {
        const { value, readAt, nextAt } = await vehiclesOf(routeID).get();
        const { vehicles, reportedAt } = value;
        return { value: vehicles, reportedAt: reportedAt ?? readAt, readAt, refreshAt: nextAt };
      },
      latestAt: newestReport,
    },
    times: ofTimes.times,
    alerts: {
      async read() {
        const answer = await readAlerts(alertsRead);
        const { alerts, isPartial } = answer.value;
        const gap = isPartial ? gapOf('the upstream lacks some alerts') : null;
        return { ...answer, value: alerts, gap };
      },
    },
    lots: {
      async read() {
        const { value, readAt, nextAt } = await lotsRead.get();
        return {
          value: value.lots,
          reportedAt: value.modifiedAt ?? readAt,
          readAt,
          refreshAt: nextAt,
        };
      },
      latestAt() {
        const last = lotsRead.last();
        return last?.value.modifiedAt ?? last?.readAt ?? null;
      },
    },
    states: () => [
      ...[...stopReads].map(([routeID, read]) => stateOf({ operation: 'getstops', routeID }, read)),
      ...[...vehicleReads].map(([routeID, read]) =>
        stateOf({ operation: 'getvehicles', routeID }, read),
      ),
      ...ofTimes.reads().map((read) => stateOf({ operation: 'getarrivals' }, read)),
      ...(alertsRead.state().isRefused ? [] : [stateOf({ operation: 'getalerts' }, alertsRead)]),
      stateOf({ operation: 'lots' }, lotsRead),
    ],
    async stop() {
      await Promise.all(ownReads().map((read) => read.stop()));
    },
  };
}
