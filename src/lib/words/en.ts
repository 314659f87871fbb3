import { first } from './en/core.ts';
import { later } from './en/secondary.ts';

/**
 * Every word that the page says, in English. The other languages have this type, so that a key
 * that one of them lacks does not compile. A sentence with a value in it is a function of it;
 * numbers, distances and times come in already formatted.
 */
export const en = { ...first, ...later, page: { ...first.page, ...later.page } };

export type Words = typeof en;

/** What a language says after its first list. */
export type LaterWords = typeof later;
