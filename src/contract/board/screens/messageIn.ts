/** A message for all languages, or one for each language's code. */
export type Message = string | Readonly<Record<string, unknown>>;

/** The message in a language, or in the first one that it has. */
export function messageIn(message: Message | undefined, lang: string): string | undefined {
  if (message === undefined || typeof message === 'string') return message;
  const texts = new Map(Object.entries(message));
  const text: unknown = texts.get(lang) ?? [...texts.values()][0];
  return typeof text === 'string' ? text : undefined;
}
