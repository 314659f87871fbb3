import { importChunk } from '../lib/ChunkLoadError.ts';
import { ApiError } from './ApiError.ts';

/**
 * Imports the code that decodes a response, where the first list does not need it.
 *
 * @throws ApiError `chunk` when the code cannot be loaded
 */
export async function importOrApiError<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importChunk(load);
  } catch (cause) {
    throw new ApiError('chunk', 'the code that decodes the response could not be loaded', {
      cause,
    });
  }
}
