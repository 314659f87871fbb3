import type { Operation } from '../../contract/operations.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { type Caching, withoutClock, withoutTimestamp } from '../answerResponse.ts';
import { liveCacheControl, partialCacheControl, stopsCacheControl } from '../cache-control.ts';

/** How the answers of each operation are cached: live ones until the next poll, stops for longer. */
export function operationCaching({
  polling,
  staleness,
}: Pick<Settings, 'polling' | 'staleness'>): (operation: Operation) => Caching {
  const ofLive = (poll: number, late: number): Caching => ({
    cacheControl: ({ refreshAt }, now, age) =>
      liveCacheControl({ poll, late }, refreshAt, now, age),
  });
  const ofVehicles = ofLive(polling.vehiclesSeconds, staleness.vehiclesLateSeconds);
  const bySubject: Partial<Record<Operation['subject'], Caching>> = {
    vehicles: ofVehicles,
    times: { ...ofVehicles, versionOf: withoutClock },
    lots: ofLive(polling.lotsSeconds, staleness.lotsLateSeconds),
  };
  const ofStops: Caching = {
    cacheControl: ({ isPartial }, _now, age) =>
      isPartial === true ? partialCacheControl(age) : stopsCacheControl(age),
    versionOf: withoutTimestamp,
  };
  return ({ fresh, subject }) =>
    fresh === 'static'
      ? ofStops
      : (bySubject[subject] ?? { ...ofVehicles, versionOf: withoutTimestamp });
}
