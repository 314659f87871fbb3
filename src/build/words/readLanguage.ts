import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { readWordFile } from './readWordFile.ts';

/** The parts of a language's messages: what the first list needs, the rest, and what only the builder has. */
export const PARTS = ['first', 'rest', 'builder'] as const;
export type Part = (typeof PARTS)[number];

/** Of the messages of a subject with a file of its own, the first list needs the names of its tab and its layer. */
const FIRST_OF_SUBJECT = /^(?:page\.tabs|layers)\./;

/** The types of a message's arguments, as they are written in the English file. */
const ARGUMENT_TYPES = ['String', 'String?', 'num', 'bool'] as const;
export type ArgumentType = (typeof ARGUMENT_TYPES)[number];

const argument = z.object({ type: z._default(z.enum(ARGUMENT_TYPES), 'String') });
const description = z.object({ placeholders: z._default(z.record(z.string(), argument), {}) });
const forms = z.record(z.string(), z.string());
const reword = z.array(z.tuple([z.string(), z.string()]));

/** The messages of a language, as they are in its files. */
export interface LanguageFiles {
  readonly tag: string;
  /** By key, in the order of the files. */
  readonly messages: ReadonlyMap<string, { readonly text: string; readonly part: Part }>;
  /** The arguments of a message in the order in which code passes them, by the message's key. */
  readonly described: ReadonlyMap<string, ReadonlyMap<string, ArgumentType>>;
  /** Regular expressions by the name of the form that they find, such as times at one o'clock. */
  readonly forms: Readonly<Record<string, string>>;
  /** What `Intl` writes and what people of the language write instead. */
  readonly reword: readonly (readonly [pattern: string, text: string])[];
}

/**
 * Reads the messages of a language: files of JSON in the format ARB, which translators' tools read. Each part has one, and
 * each subject that came after the first version.
 *
 * @param folder of all languages
 * @param tag of the language, which names its folder
 * @throws Error that names the file, and its line or entry, if it isn't ARB
 */
export function readLanguage(folder: string, tag: string): LanguageFiles {
  const messages = new Map<string, { text: string; part: Part }>();
  const described = new Map<string, Map<string, ArgumentType>>();
  const own: { forms: Record<string, string>; reword: [string, string][] } = {
    forms: {},
    reword: [],
  };
  // A language that has just begun may lack files.
  const files = existsSync(join(folder, tag)) ? readdirSync(join(folder, tag)).toSorted() : [];
  for (const file of files.filter((name) => name.endsWith('.arb'))) {
    const path = join(folder, tag, file);
    const partOf = (key: string): Part =>
      PARTS.find((part) => file === `${part}.arb`) ??
      (FIRST_OF_SUBJECT.test(key) ? 'first' : 'rest');
    /** @throws Error that names the entry of the file if it isn't what it has to be */
    const entry = <T>(
      key: string,
      schema: z.ZodMiniType<T>,
      value: unknown,
      expected: string,
    ): T => {
      const { data } = schema.safeParse(value);
      if (data === undefined) throw new Error(`${path}: ${key} has to be ${expected}.`);
      return data;
    };
    for (const [key, value] of Object.entries(readWordFile(path)))
      if (key === '@@x-forms')
        own.forms = entry(key, forms, value, 'regular expressions by their names');
      else if (key === '@@x-reword')
        own.reword = entry(key, reword, value, 'a list of a regular expression and a text each');
      else if (key.startsWith('@@')) continue;
      else if (key.startsWith('@')) {
        const expected = `an object, with placeholders of the types ${ARGUMENT_TYPES.join(', ')}`;
        const { placeholders } = entry(key, description, value, expected);
        const types = Object.entries(placeholders).map(([name, { type }]) => [name, type] as const);
        described.set(key.slice(1), new Map(types));
      } else
        messages.set(key, {
          text: entry(key, z.string(), value, 'a text in quotes'),
          part: partOf(key),
        });
  }
  return { tag, messages, described, ...own };
}
