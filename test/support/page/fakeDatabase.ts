import * as fakeIndexedDB from 'fake-indexeddb';

/**
 * Gives jsdom an IndexedDB. Pages keep their databases open, so only a test that runs alone uses it. No
 * `vi.stubGlobal`: a page may still write to the database after its test has ended.
 */
export const fakeDatabase = (): void => {
  Object.assign(globalThis, fakeIndexedDB);
};
