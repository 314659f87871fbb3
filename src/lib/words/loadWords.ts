import { en } from './en.ts';
import type { Words } from './en.ts';
import { LANGUAGES } from './languages.ts';

const loaded = new Map<string, Words>([['en', en]]);

/** All words of a language where they are here already, else null. */
export function loadedWords(lang: string): Words | null {
  return loaded.get(lang) ?? null;
}

/** All words of a language; those of English where they cannot be had. */
export async function loadWords(lang: string): Promise<Words> {
  const cached = loaded.get(lang);
  if (cached !== undefined) return cached;
  try {
    const words = await LANGUAGES[lang]?.loaders?.all();
    if (words === undefined) return en;
    loaded.set(lang, words);
    return words;
  } catch {
    return en;
  }
}
