/**
 * A script of the page could not be loaded: the network failed, or a new version removed the file.
 * Most browsers remember the failure as long as the page lives, so only a reload helps (decision 0023).
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What has been imported. A poll imports the code that reads its answer each time. */
const imported = new Set<unknown>();

/** Called after the first import of a chunk and after each that fails, with whether it was loaded. */
const listeners = new Set<(isLoaded: boolean) => void>();

/**
 * Calls `listener` when an `importChunk` has loaded something new, with true, and when one has failed, with false.
 *
 * @returns a function that removes the listener
 */
export function onChunkImport(listener: (isLoaded: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const report = (isLoaded: boolean) => listeners.forEach((listener) => listener(isLoaded));

let underWay = 0;

/** How many imports have neither ended nor failed yet. */
export const importsUnderWay = (): number => underWay;

/**
 * Runs a dynamic `import()` of a separate chunk.
 *
 * @throws ChunkLoadError if the chunk can't be loaded
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let module: Module;
  underWay += 1;
  try {
    module = await load();
    // A script that was cut may still be one, without the part that it should have.
    if (module === undefined) throw new TypeError('the script is incomplete');
  } catch (cause) {
    report(false);
    throw new ChunkLoadError('a script of the page could not be loaded', { cause });
  } finally {
    underWay -= 1;
  }
  if (!imported.has(module)) {
    imported.add(module);
    report(true);
  }
  return module;
}
