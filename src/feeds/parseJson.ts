import { FileError } from './FileError.ts';

export const NOT_JSON =
  'The file is not JSON: check its brackets, quotes and commas, and that it is whole.';

/** @throws FileError if a text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(NOT_JSON);
  }
}
