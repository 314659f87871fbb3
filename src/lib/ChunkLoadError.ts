/**
 * A script of the page could not be loaded: the network failed, or a new version removed the file.
 * Most browsers remember the failure as long as the page lives, so only a reload helps (decision 0023).
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const listeners = new Set<() => void>();

/**
 * Calls `listener` after every failed `importChunk`.
 *
 * @returns a function that removes the listener
 */
export function onChunkLoadError(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs a dynamic `import()` of a separate chunk.
 *
 * @throws ChunkLoadError if the chunk can't be loaded
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    for (const listener of listeners) listener();
    throw new ChunkLoadError('a script of the page could not be loaded', { cause });
  }
}
