import { first } from './en/core.ts';
import type { FirstWords } from './en/core.ts';
import { LANGUAGES } from './languages.ts';

/**
 * The language to speak: what the URL asks for, else the first of the browser's that the
 * deployment offers, else the deployment's first (R23).
 *
 * @param offered tags of LANGUAGES; all of them where no settings say
 */
export function chooseLanguage(
  requested: string | null,
  preferred: readonly string[],
  offered: readonly string[] = Object.keys(LANGUAGES),
): string {
  const candidates = [requested, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return candidates.find((lang) => lang !== null && offered.includes(lang)) ?? offered[0] ?? 'en';
}

/** First words, and the language that they are of. */
interface Spoken {
  readonly lang: string;
  readonly words: FirstWords;
}

/** Fetches a language's first words; those of English where they cannot be had. */
export async function firstWordsOf(lang: string): Promise<Spoken> {
  try {
    const words = await LANGUAGES[lang]?.loaders?.core();
    if (words !== undefined) return { lang, words };
  } catch {
    // English is here already.
  }
  return { lang: 'en', words: first };
}
