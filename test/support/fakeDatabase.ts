import * as fakeIndexedDB from 'fake-indexeddb';

/**
 * Gives jsdom an empty IndexedDB until the end of the test file. No `vi.stubGlobal`: a page may still
 * write to the database after its test has ended.
 */
export const fakeDatabase = (): void => {
  Object.assign(globalThis, fakeIndexedDB, { indexedDB: new fakeIndexedDB.IDBFactory() });
};
