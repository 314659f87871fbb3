import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** An answer in the format of the interface, which any version of the page can decode. */
interface StoredAnswer {
  /** Decode it like a response: another version of the page may have written it. */
  readonly wire: unknown;
  /** When it arrived, in milliseconds since 1970, because it outlives the page. */
  readonly receivedAt: number;
}

interface AnswerSchema extends DBSchema {
  answers: {
    key: string;
    value: StoredAnswer & { readonly name: string };
    indexes: { receivedAt: number };
  };
}

/** The last answers, stored on the device for use offline. */
export interface AnswerStore {
  save(name: string, answer: StoredAnswer): Promise<void>;
  /** The answer with this name, unless it is too old. */
  find(name: string): Promise<StoredAnswer | undefined>;
  /** How many answers are stored. */
  count(): Promise<number>;
  clear(): Promise<void>;
}

const DAY = 86_400_000;

/** How much a store keeps. */
interface StoreLimits {
  readonly maxAgeDays: number;
  readonly maxAnswers: number;
}

/** A route's stops take about 20 kB and a city's lots 30 kB, so this is about 1 MB. */
const LIMITS: StoreLimits = { maxAgeDays: 30, maxAnswers: 50 };

/** Deletes answers that are too old, and the oldest ones above the limit. */
async function prune(
  db: IDBPDatabase<AnswerSchema>,
  now: number,
  { maxAgeDays, maxAnswers }: StoreLimits,
): Promise<void> {
  const transaction = db.transaction('answers', 'readwrite');
  let excess = (await transaction.store.count()) - maxAnswers;
  const oldestFirst = transaction.store.index('receivedAt');
  // In sequence: a cursor ends with its transaction.
  for (let cursor = await oldestFirst.openCursor(); cursor !== null; excess -= 1) {
    if (excess <= 0 && cursor.value.receivedAt >= now - maxAgeDays * DAY) break;
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/**
 * Stores answers in IndexedDB. All promises reject if the browser does not allow storage.
 *
 * @param database the database's name
 * @param limits older answers, and the oldest ones of too many, are deleted
 * @param clock returns milliseconds since 1970
 */
export function createAnswerStore(
  database = 'curbside-answers',
  limits = LIMITS,
  clock: () => number = () => Date.now(),
): AnswerStore {
  let opened: Promise<IDBPDatabase<AnswerSchema>> | undefined;
  const open = () => {
    if (opened !== undefined) return opened;
    // A page that runs for weeks outlives a failed start and a connection that the browser has closed, for
    // example because it cleared the site's data. The next call then opens another one.
    const forget = () => {
      if (opened === opening) opened = undefined;
    };
    const opening = openDB<AnswerSchema>(database, 1, {
      upgrade: (db) => {
        const answers = db.createObjectStore('answers', { keyPath: 'name' });
        answers.createIndex('receivedAt', 'receivedAt');
      },
      terminated: forget,
    });
    opened = opening;
    opening.catch(forget);
    return opening;
  };
  return {
    async save(name, answer) {
      const db = await open();
      await db.put('answers', { name, wire: answer.wire, receivedAt: answer.receivedAt });
      await prune(db, clock(), limits);
    },
    async find(name) {
      const stored = await (await open()).get('answers', name);
      return stored === undefined || stored.receivedAt < clock() - limits.maxAgeDays * DAY
        ? undefined
        : { wire: stored.wire, receivedAt: stored.receivedAt };
    },
    count: async () => (await open()).count('answers'),
    clear: async () => (await open()).clear('answers'),
  };
}
