import { en } from './en.ts';
import type { Words } from './en.ts';

/** How each language's words are fetched; English is always there, as the one to fall back to. */
const CATALOGUES: Readonly<Record<string, () => Promise<Words>>> = {
  en: async () => en,
  es: async () => (await import('./es.ts')).es,
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

/** Fetches a language's words; those of English where they cannot be had. */
export async function wordsOf(lang: string): Promise<Words> {
  try {
    return (await CATALOGUES[lang]?.()) ?? en;
  } catch {
    return en;
  }
}
