import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

/** The parts of a language's messages, each a file: what the first list needs, and the rest. */
export const PARTS = ['first', 'rest'] as const;
export type Part = (typeof PARTS)[number];

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
 * Reads the messages of a language: two files of JSON in the format ARB, which translators' tools read.
 *
 * @param folder of all languages
 * @param tag of the language, which names its folder
 * @throws Error that names the file if it isn't ARB
 */
export function readLanguage(folder: string, tag: string): LanguageFiles {
  const messages = new Map<string, { text: string; part: Part }>();
  const described = new Map<string, Map<string, ArgumentType>>();
  const own: { forms: Record<string, string>; reword: [string, string][] } = {
    forms: {},
    reword: [],
  };
  for (const part of PARTS) {
    const path = join(folder, tag, `${part}.arb`);
    // A language that has just begun may lack a part.
    if (!existsSync(path)) continue;
    try {
      const file = z.parse(
        z.record(z.string(), z.unknown()),
        JSON.parse(readFileSync(path, 'utf8')),
      );
      for (const [key, value] of Object.entries(file))
        if (key === '@@x-forms') own.forms = z.parse(forms, value);
        else if (key === '@@x-reword') own.reword = z.parse(reword, value);
        else if (key.startsWith('@@')) continue;
        else if (key.startsWith('@')) {
          const { placeholders } = z.parse(description, value);
          const types = Object.entries(placeholders).map(
            ([name, { type }]) => [name, type] as const,
          );
          described.set(key.slice(1), new Map(types));
        } else messages.set(key, { text: z.parse(z.string(), value), part });
    } catch (error) {
      throw new Error(`${path} can't be read`, { cause: error });
    }
  }
  return { tag, messages, described, ...own };
}
