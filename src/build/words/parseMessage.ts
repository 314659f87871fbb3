import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';

export const NO_FORMATS =
  'Numbers, dates and times arrive as text: {name}, without # and without a format.';

const OPEN = /CLOSING_BRACE/;

/** What a translator has to mend, by a part of the parser's code for it. */
const FAULTS: readonly (readonly [code: RegExp, sentence: string])[] = [
  [OPEN, 'A brace { is never closed by }'],
  [/EMPTY_ARGUMENT/, 'Braces have no name in them'],
  [/MALFORMED_ARGUMENT/, 'A name in braces has a space or sign in it, or a comma is missing'],
  [/ARGUMENT_TYPE/, 'Only plural or select can follow a name and a comma'],
  [/MISSING_OTHER/, 'The case “other” is missing'],
  [/DUPLICATE/, 'A case is there twice'],
  [/OFFSET/, 'A plural has no offset here'],
  [/FRAGMENT/, 'The text of a case needs braces, as in other {…}'],
  [/SELECT_ARGUMENT_OPTIONS/, 'A comma is missing after plural or select'],
  [/SELECTOR/, 'A case is missing, such as other {…}'],
];

/** How many letters of a message say where its fault is. */
const SHOWN = 30;

const place = z.object({ offset: z.number() });
/** What the parser throws. Its message is a code. */
const parserError = z.object({
  message: z.string(),
  location: z.object({ start: place, end: place }),
});

/** A sentence about what is wrong in a message, and where. */
function sentenceOf(error: unknown, text: string): string {
  const { message: code, location } = z.parse(parserError, error);
  const sentence = FAULTS.find(([part]) => part.test(code))?.[1];
  if (sentence === undefined) return NO_FORMATS;
  const where = OPEN.test(code)
    ? text.slice(location.start.offset).slice(0, SHOWN)
    : text.slice(0, location.end.offset).slice(-SHOWN);
  return `${sentence}: “${where}”.`;
}

/**
 * Parses a message of ICU MessageFormat.
 *
 * @throws Error with a sentence about what is wrong in the message
 */
export function parseMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (cause) {
    throw new Error(sentenceOf(cause, text), { cause });
  }
}
