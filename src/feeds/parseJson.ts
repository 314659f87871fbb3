import type { Steps } from '../lib/steps.ts';
import { FileError } from './FileError.ts';

export const NOT_JSON =
  'The file is not JSON: check its brackets, quotes and commas, and that it is whole.';

/** Ten times what ten thousand lots need. So many are parsed in 50 ms, in one piece. */
const MOST_VALUES = 500_000;
/** They are looked at in a few milliseconds. */
const CHARACTERS_PER_STEP = 1_000_000;

const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

/**
 * Parses JSON. What it costs to parse goes by its values, and not by its length, so they are counted before: by their
 * commas and brackets, those in texts included.
 *
 * @throws FileError if a text is no JSON, or has too many values
 */
export function* parseJsonSteps(text: string): Steps<unknown> {
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    if (index % CHARACTERS_PER_STEP === CHARACTERS_PER_STEP - 1) yield;
    const unit = text.charCodeAt(index);
    if (unit === COMMA || unit === BRACKET || unit === BRACE) values += 1;
  }
  if (values > MOST_VALUES)
    throw new FileError(`The file has more than ${MOST_VALUES} values, brackets and commas.`);
  yield;
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(NOT_JSON);
  }
}
