import { FileError } from '../FileError.ts';

/** Thrown when a parking feed can't be used as a whole. */
export class LotsError extends FileError {
  override readonly name = 'LotsError';
}
