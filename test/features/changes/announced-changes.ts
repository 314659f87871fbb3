import { advanceLots } from '../../../src/api/feeds/lots/lotFeed.ts';
import type { LotFeed } from '../../../src/api/feeds/lots/lotFeed.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../../src/contract/parking/special-event.ts';
import {
  changesSince,
  lotAndEventChanges,
  vehicleChanges,
} from '../../../src/features/changes/changes.ts';

const bandsOf = (_: ParkingLot, counts: readonly number[]) =>
  counts.map((open) => (open === 0 ? 'full' : 'some'));

/** The lot feed after several answers, one second apart. */
export function lotFeedOf(...answers: ParkingLot[][]): LotFeed {
  let feed: LotFeed | undefined;
  for (const [index, lots] of answers.entries()) {
    feed = advanceLots(feed, { lots, dropped: 0 }, index * 1000);
  }
  if (feed === undefined) throw new Error('no answers given');
  return feed;
}

interface ChangesOptions extends Partial<Parameters<typeof lotAndEventChanges>[0]> {
  vehicleFeeds?: readonly VehicleFeed[];
  /** When the rider last looked, on the answers' clock. */
  lastViewedAt?: number;
}

/** Milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 20, 18);
const endOf = ({ parkingEndDatetime }: SpecialEvent) =>
  parkingEndDatetime === null ? null : Date.parse(`${parkingEndDatetime}Z`);
export const rules = { bandsOf, endOf };
const NOTHING = { lotFeed: undefined, visit: null, bandsOf, clockShift: 0, endOf, now: NOW };

/** The changes in the list as short texts, the latest first. */
export const announcedChanges = ({
  vehicleFeeds = [],
  lastViewedAt = Number.NEGATIVE_INFINITY,
  ...options
}: ChangesOptions) =>
  changesSince(lastViewedAt, [
    ...vehicleChanges(vehicleFeeds),
    ...lotAndEventChanges({ ...NOTHING, ...options }),
  ]).map((change) =>
    change.kind === 'lot'
      ? `lot ${change.lot} ${change.band}`
      : 'event' in change
        ? `${change.kind} ${change.event}`
        : 'header' in change
          ? `${change.kind} ${change.header}`
          : `${change.kind} ${change.vehicleID}`,
  );
