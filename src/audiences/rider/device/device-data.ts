import { RIDER_RECENT_STOPS } from '../offline/rider-recent-stops.ts';
import { RIDER_TIMETABLES } from '../offline/rider-timetables.ts';
import { RIDER_ANSWERS } from '../saved/rider-answers.ts';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { RIDER_HIDDEN_NOTICES } from '../saved/rider-hidden-notices.ts';
import { RIDER_VISIT } from '../saved/rider-visit.ts';
import { clearPageFiles, countPageFiles } from './page-files.ts';

/** The kinds of data that a rider's page saves on the device, in the order of the list. */
export const DEVICE_DATA = ['favorites', 'visit', 'lists', 'timetables', 'files'] as const;

export type DeviceDataKind = (typeof DEVICE_DATA)[number];

export type DeviceDataAmounts = Readonly<Record<DeviceDataKind, number>>;

interface DeviceStore {
  /** How many of them are saved. */
  readonly count: () => Promise<number>;
  readonly clear: () => Promise<void>;
}

const STORES: Readonly<Record<DeviceDataKind, DeviceStore>> = {
  favorites: {
    count: async () => RIDER_FAVORITES.get().length,
    clear: async () => RIDER_FAVORITES.clear(),
  },
  visit: {
    // With the notices that the rider has hidden, which are of earlier visits too.
    count: async () =>
      RIDER_VISIT.get() === null && RIDER_HIDDEN_NOTICES.get().length === 0 ? 0 : 1,
    clear: async () => {
      RIDER_VISIT.clear();
      RIDER_HIDDEN_NOTICES.clear();
    },
  },
  lists: { count: () => RIDER_ANSWERS.count(), clear: () => RIDER_ANSWERS.clear() },
  timetables: {
    count: async () => (await RIDER_TIMETABLES.count()) + RIDER_RECENT_STOPS.get().length,
    async clear() {
      RIDER_RECENT_STOPS.clear();
      await RIDER_TIMETABLES.clear();
    },
  },
  files: { count: countPageFiles, clear: clearPageFiles },
};

/** How much of each kind is saved; none where the browser stores nothing. */
export async function countDeviceData(): Promise<DeviceDataAmounts> {
  const count = (kind: DeviceDataKind) => STORES[kind].count().catch(() => 0);
  const [favorites, visit, lists, timetables, files] = await Promise.all([
    count('favorites'),
    count('visit'),
    count('lists'),
    count('timetables'),
    count('files'),
  ]);
  return { favorites, visit, lists, timetables, files };
}

/**
 * Clears kinds of data.
 *
 * @returns the kinds that could not be cleared and still have data
 */
export async function clearDeviceData(
  kinds: readonly DeviceDataKind[],
): Promise<readonly DeviceDataKind[]> {
  const outcomes = await Promise.allSettled(kinds.map((kind) => STORES[kind].clear()));
  const left = await countDeviceData();
  return kinds.filter((kind, index) => outcomes[index]?.status === 'rejected' && left[kind] > 0);
}
