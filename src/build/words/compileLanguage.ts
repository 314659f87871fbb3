import { isolate, isRightToLeft } from '../../lib/words/isolate.ts';
import { argumentsIn, compileMessage } from './compileMessage.ts';
import type { ArgumentType, LanguageFiles } from './readLanguage.ts';

/** The parameters of a message, in the order in which code passes them. */
export type Signature = ReadonlyMap<string, ArgumentType>;

/** A message that has been compiled, and where it stands among the words: `times.spoken.now`. */
export interface CompiledMessage {
  readonly key: string;
  /** Code of a string, or of a function that returns one. */
  readonly code: string;
}

/** Why a message of a language can't be used, so that English stands in for it. */
export interface Missing {
  readonly key: string;
  readonly why: string;
}

const TYPESCRIPT: Readonly<Record<ArgumentType, string>> = {
  String: 'string',
  'String?': 'string | null',
  num: 'number',
  bool: 'boolean',
};

/** @throws Error that names the message if it isn't one of ICU MessageFormat */
function namesIn(key: string, text: string): Set<string> {
  try {
    return argumentsIn(text);
  } catch (error) {
    throw new Error(`${key}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Reads the signature of each English message: as it is described, or its only argument, which is a text.
 *
 * @throws Error that names a message whose arguments are not described
 */
export function signaturesOf({ messages, described }: LanguageFiles): Map<string, Signature> {
  const unknown = [...described.keys()].find((key) => !messages.has(key));
  if (unknown !== undefined) throw new Error(`@${unknown} describes no message.`);
  return new Map(
    [...messages].map(([key, { text }]): [string, Signature] => {
      const own = described.get(key);
      if (own !== undefined && own.size > 0) return [key, own];
      const [name, ...others] = namesIn(key, text);
      if (others.length > 0)
        throw new Error(`${key} has several arguments: @${key} has to list them as placeholders.`);
      return [key, new Map(name === undefined ? [] : [[name, 'String' as const]])];
    }),
  );
}

/** The code of one message: a string, or a function if it has arguments. */
function codeOf(
  text: string,
  signature: Signature,
  forms: LanguageFiles['forms'],
  constant: (code: string) => string,
): string {
  const expression = compileMessage(text, { types: signature, forms, constant });
  if (signature.size === 0) return expression;
  const parameters = [...signature].map(([name, type]) => {
    const isUsed = new RegExp(String.raw`\b${name}\b`).test(expression);
    return `${isUsed ? '' : '_'}${name}: ${TYPESCRIPT[type]}`;
  });
  return `(${parameters.join(', ')}) => ${expression}`;
}

const NOT_TRANSLATED = 'not translated';

/**
 * Compiles the messages of a language by the signatures of the English ones.
 *
 * @param tag the language
 * @param sources the language's own messages, then those that stand in for what it lacks, English last
 * @param constants collects code that is the same for all messages, by the name that the messages use for it
 * @returns what is compiled, in the order of English, and what the language itself lacks
 * @throws Error that names an English message with a fault
 */
export function compileLanguage(
  tag: string,
  sources: readonly LanguageFiles[],
  signatures: ReadonlyMap<string, Signature>,
  constants: Map<string, string>,
): { readonly compiled: readonly CompiledMessage[]; readonly missing: readonly Missing[] } {
  const constant = (code: string) => {
    const name = constants.get(code) ?? `city${constants.size}`;
    constants.set(code, name);
    return name;
  };
  const missing: Missing[] = [];
  const compiled = [...signatures].map(([key, signature]): CompiledMessage => {
    const faults: string[] = [];
    for (const { messages, forms, tag: from } of sources) {
      const text = messages.get(key)?.text ?? '';
      const isMirrored = isRightToLeft(from) !== isRightToLeft(tag);
      try {
        if (text === '') throw new Error(NOT_TRANSLATED);
        const code = codeOf(isMirrored ? isolate(text) : text, signature, forms, constant);
        if (faults[0] !== undefined) missing.push({ key, why: faults[0] });
        return { key, code };
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    }
    throw new Error(`${key}: ${faults.at(-1)}`);
  });
  // What a translator got wrong comes before what nobody has translated yet.
  const isUntouched = ({ why }: Missing) => Number(why === NOT_TRANSLATED);
  return {
    compiled,
    missing: missing.toSorted((one, other) => isUntouched(one) - isUntouched(other)),
  };
}
