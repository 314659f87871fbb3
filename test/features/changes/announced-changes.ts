import { advanceLots } from '../../../src/api/feeds/lotFeed.ts';
import type { LotFeed } from '../../../src/api/feeds/lotFeed.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { ParkingLot } from '../../../src/contract/parking-lot.ts';
import type { SpecialEvent } from '../../../src/contract/special-event.ts';
import {
  changesSince,
  lotAndEventChanges,
  vehicleChanges,
} from '../../../src/features/changes/changes.ts';

const bandsOf = (_: ParkingLot, counts: readonly number[]) =>
  counts.map((open) => (open === 0 ? 'full' : 'some'));

/** What is known of the lots after answers that came a second apart. */
export function lotFeedOf(...answers: ParkingLot[][]): LotFeed {
  let feed: LotFeed | undefined;
  for (const [index, lots] of answers.entries()) {
    feed = advanceLots(feed, { lots, dropped: 0, drifted: 0 }, index * 1000);
  }
  if (feed === undefined) throw new Error('no answers given');
  return feed;
}

interface Asked extends Partial<Parameters<typeof lotAndEventChanges>[0]> {
  vehicleFeeds?: readonly VehicleFeed[];
  lookedAt?: number;
}
/** Milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 20, 18);
const endOf = ({ parkingEndDatetime }: SpecialEvent) =>
  parkingEndDatetime === null ? null : Date.parse(`${parkingEndDatetime}Z`);
export const rules = { bandsOf, endOf };
const NOTHING = { lotFeed: undefined, visit: null, bandsOf, clockShift: 0, endOf, now: NOW };
/** What the list would say, the latest first. */
export const told = ({ vehicleFeeds = [], lookedAt = Number.NEGATIVE_INFINITY, ...asked }: Asked) =>
  changesSince(lookedAt, [
    ...vehicleChanges(vehicleFeeds),
    ...lotAndEventChanges({ ...NOTHING, ...asked }),
  ]).map((change) =>
    change.kind === 'lot'
      ? `lot ${change.lot} ${change.band}`
      : 'event' in change
        ? `${change.kind} ${change.event}`
        : `${change.kind} ${change.vehicleID}`,
  );
