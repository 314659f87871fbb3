import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** An answer as it can be read again by any version of the page: in the form of the interface. */
interface StoredAnswer {
  /** Whatever it is, it is decoded like an answer of the service: an older page may have written it. */
  readonly wire: unknown;
  /** When it came, milliseconds since 1970: it outlives the page and its clock. */
  readonly receivedAt: number;
}

interface AnswerSchema extends DBSchema {
  answers: {
    key: string;
    value: StoredAnswer & { readonly name: string };
    indexes: { receivedAt: number };
  };
}

/** The last answers of what a rider looks at, kept on the device for a time without a network (R26). */
export interface AnswerStore {
  save(name: string, answer: StoredAnswer): Promise<void>;
  /** The answer of that name, where it is no older than 30 days. */
  find(name: string): Promise<StoredAnswer | undefined>;
  /** How many answers are stored. */
  count(): Promise<number>;
  clear(): Promise<void>;
}

const MAX_AGE = 30 * 86_400_000;
/** A route's stops are some 20 kB, a city's lots 30: about 1 MB. */
const MAX_ANSWERS = 50;

/** Drops what is too old, and the oldest of what is more than fits. */
async function prune(db: IDBPDatabase<AnswerSchema>, now: number): Promise<void> {
  const transaction = db.transaction('answers', 'readwrite');
  let excess = (await transaction.store.count()) - MAX_ANSWERS;
  const oldestFirst = transaction.store.index('receivedAt');
  // One by one, since a cursor ends with its transaction.
  for (let cursor = await oldestFirst.openCursor(); cursor !== null; excess -= 1) {
    if (excess <= 0 && cursor.value.receivedAt >= now - MAX_AGE) break;
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/**
 * Keeps answers in IndexedDB. Every promise fails where the browser stores nothing.
 *
 * @param database its name on the device
 * @param clock gives the present, milliseconds since 1970
 */
export function createAnswerStore(
  database = 'curbside-answers',
  clock: () => number = () => Date.now(),
): AnswerStore {
  let opened: Promise<IDBPDatabase<AnswerSchema>> | undefined;
  const open = () => {
    opened ??= openDB<AnswerSchema>(database, 1, {
      upgrade: (db) => {
        const answers = db.createObjectStore('answers', { keyPath: 'name' });
        answers.createIndex('receivedAt', 'receivedAt');
      },
    });
    return opened;
  };
  return {
    async save(name, answer) {
      const db = await open();
      await db.put('answers', { name, wire: answer.wire, receivedAt: answer.receivedAt });
      await prune(db, clock());
    },
    async find(name) {
      const stored = await (await open()).get('answers', name);
      return stored === undefined || stored.receivedAt < clock() - MAX_AGE
        ? undefined
        : { wire: stored.wire, receivedAt: stored.receivedAt };
    },
    count: async () => (await open()).count('answers'),
    clear: async () => (await open()).clear('answers'),
  };
}
