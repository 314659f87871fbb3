import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import { withSample } from './typical-days.ts';
import type { DaySample, LotDay } from './typical-days.ts';

interface TypicalSchema extends DBSchema {
  days: { key: [day: string, lot: string]; value: LotDay; indexes: { lot: string } };
}

/** Lot counts recorded on this device and never sent anywhere. */
export interface TypicalStore {
  /** Adds the counts of one poll. */
  record(samples: readonly DaySample[]): Promise<void>;
  daysOf(lot: string): Promise<readonly LotDay[]>;
  /** How many lots have recorded days. */
  countLots(): Promise<number>;
  clearLot(lot: string): Promise<void>;
  /** Deletes all lots. */
  clear(): Promise<void>;
}

const MAX_DAYS = 90;
/** A record is about 700 bytes, so the store stays below 5 MB for any number of lots. */
const MAX_RECORDS = 6000;

function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** Deletes records older than 90 days, and then the oldest records above the limit. */
async function prune(db: IDBPDatabase<TypicalSchema>, today: string): Promise<void> {
  const transaction = db.transaction('days', 'readwrite');
  const { store } = transaction;
  await store.delete(IDBKeyRange.upperBound([dayBefore(today, MAX_DAYS), '\uffff']));
  let excess = (await store.count()) - MAX_RECORDS;
  // One at a time: a cursor must not be left idle, or its transaction closes.
  for (let cursor = await store.openCursor(); cursor !== null && excess > 0; excess -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/**
 * A store in IndexedDB. Its promises reject if the browser doesn't allow storage.
 *
 * @param name of the database
 */
export function createTypicalStore(name = 'curbside-lots'): TypicalStore {
  let opened: Promise<IDBPDatabase<TypicalSchema>> | undefined;
  const open = () => {
    opened ??= openDB<TypicalSchema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('days', { keyPath: ['day', 'lot'] }).createIndex('lot', 'lot');
      },
    });
    return opened;
  };
  let prunedOn = '';
  return {
    async record(samples) {
      const today = samples[0]?.day;
      if (today === undefined) return;
      const db = await open();
      const transaction = db.transaction('days', 'readwrite');
      await Promise.all(
        samples.map(async (sample) => {
          const existing = await transaction.store.get([sample.day, sample.lot]);
          await transaction.store.put(withSample(existing, sample));
        }),
      );
      await transaction.done;
      if (prunedOn === today) return;
      prunedOn = today;
      await prune(db, today);
    },
    daysOf: async (lot) => (await open()).getAllFromIndex('days', 'lot', lot),
    async countLots() {
      const byLot = (await open()).transaction('days').store.index('lot');
      let lots = 0;
      let cursor = await byLot.openKeyCursor(null, 'nextunique');
      while (cursor !== null) {
        lots += 1;
        cursor = await cursor.continue();
      }
      return lots;
    },
    async clearLot(lot) {
      const transaction = (await open()).transaction('days', 'readwrite');
      const keys = await transaction.store.index('lot').getAllKeys(lot);
      await Promise.all(keys.map((key) => transaction.store.delete(key)));
      await transaction.done;
    },
    async clear() {
      await (await open()).clear('days');
    },
  };
}
