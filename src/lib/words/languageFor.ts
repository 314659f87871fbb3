import { first } from './first-en.ts';
import type { FirstWords } from './first-en.ts';

/** How each language's first words are fetched; English is always there, to fall back to. */
const FIRST_WORDS: Readonly<Record<string, () => Promise<FirstWords>>> = {
  en: async () => first,
  es: async () => (await import('./first-es.ts')).first,
};

/**
 * The language to speak: what the URL asks for, else the first of the browser's that the
 * deployment offers, else the deployment's first (R23).
 */
export function languageFor(
  asked: string | null,
  preferred: readonly string[],
  offered: readonly string[],
): string {
  const wanted = [asked, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((lang) => lang !== null && offered.includes(lang)) ?? offered[0] ?? 'en';
}

/** Fetches a language's first words; those of English where they cannot be had. */
export async function firstWordsOf(lang: string): Promise<FirstWords> {
  try {
    return (await FIRST_WORDS[lang]?.()) ?? first;
  } catch {
    return first;
  }
}
