import { en } from './en.ts';
import type { Words } from './en.ts';

/** How each language's words are fetched; English is here already, to fall back to. */
const WORDS: Readonly<Record<string, () => Promise<Words>>> = {
  en: async () => en,
  es: async () => (await import('./es.ts')).es,
};

const fetched = new Map<string, Promise<Words>>();

async function fetchWords(lang: string): Promise<Words> {
  try {
    return (await WORDS[lang]?.()) ?? en;
  } catch {
    // The next one who asks may have better luck.
    fetched.delete(lang);
    return en;
  }
}

/** All words of a language, the same promise each time; those of English where they cannot be had. */
export function wordsOf(lang: string): Promise<Words> {
  const known = fetched.get(lang);
  if (known !== undefined) return known;
  const words = fetchWords(lang);
  fetched.set(lang, words);
  return words;
}
