import * as fakeIndexedDB from 'fake-indexeddb';
import { afterAll } from 'vitest';

/** Knows its open connections, which pages never close. */
class Factory extends fakeIndexedDB.IDBFactory {
  readonly connections: IDBDatabase[] = [];

  override open(name: string, version?: number) {
    const request = super.open(name, version);
    request.addEventListener('success', () => this.connections.push(request.result));
    return request;
  }
}

/** Closes a connection as a browser does when a person clears the site's data: a page then opens another one. */
const close = (connection: IDBDatabase) =>
  new Promise((resolve) => {
    connection.addEventListener('close', resolve);
    // Its type asks for the class.
    Reflect.apply(fakeIndexedDB.forceCloseDatabase, undefined, [connection]);
  });

/**
 * Gives the pages of a file an IndexedDB, which ends with the file. No `vi.stubGlobal`: a page may still write to the
 * database after its test has ended.
 */
export function fakeDatabase(): void {
  const indexedDB = new Factory();
  Object.assign(globalThis, fakeIndexedDB, { indexedDB });
  afterAll(async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await Promise.all(indexedDB.connections.map(close));
  });
}
