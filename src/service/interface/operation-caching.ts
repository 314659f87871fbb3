import type { OperationName } from '../../contract/operations.ts';
import type { Settings } from '../../contract/settings.ts';
import { type Caching, withoutClock, withoutTimestamp } from '../answerResponse.ts';
import { liveCacheControl, partialCacheControl, stopsCacheControl } from '../cache-control.ts';

/** How the answers of each operation are cached: live ones until the next poll, stops for longer. */
export function operationCaching({
  polling,
  staleness,
}: Pick<Settings, 'polling' | 'staleness'>): Readonly<Record<OperationName, Caching>> {
  const ofLive = (poll: number, late: number): Caching => ({
    cacheControl: ({ refreshAt }, now, age) =>
      liveCacheControl({ poll, late }, refreshAt, now, age),
  });
  const ofLots = ofLive(polling.lotsSeconds, staleness.lotsLateSeconds);
  const ofVehicles = ofLive(polling.vehiclesSeconds, staleness.vehiclesLateSeconds);
  const ofTimes: Caching = { ...ofVehicles, versionOf: withoutClock };
  const ofAlerts: Caching = { ...ofVehicles, versionOf: withoutTimestamp };
  const ofStops: Caching = {
    cacheControl: ({ isPartial }, _now, age) =>
      isPartial === true ? partialCacheControl(age) : stopsCacheControl(age),
    versionOf: withoutTimestamp,
  };
  return {
    getstops: ofStops,
    getnearbystops: ofStops,
    getstoplocation: ofStops,
    getvehicles: ofVehicles,
    getarrivals: ofTimes,
    gettrip: ofTimes,
    getalerts: ofAlerts,
    lots: ofLots,
  };
}
