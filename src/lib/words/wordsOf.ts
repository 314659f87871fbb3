import { en } from './en.ts';
import type { Words } from './en.ts';
import { LANGUAGES } from './languages.ts';

const known = new Map<string, Words>([['en', en]]);

/** All words of a language where they are here already, else null. */
export function knownWords(lang: string): Words | null {
  return known.get(lang) ?? null;
}

/** All words of a language; those of English where they cannot be had. */
export async function wordsOf(lang: string): Promise<Words> {
  const here = known.get(lang);
  if (here !== undefined) return here;
  try {
    const words = await LANGUAGES[lang]?.fetched?.all();
    if (words === undefined) return en;
    known.set(lang, words);
    return words;
  } catch {
    return en;
  }
}
