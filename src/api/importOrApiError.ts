import { importChunk } from '../lib/loading/ChunkLoadError.ts';
import { ApiError } from './ApiError.ts';

/**
 * Imports code that decodes a response and is not part of the initial page.
 *
 * @throws ApiError of kind `chunk` if the code can't be loaded
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
