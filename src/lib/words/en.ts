import { first } from './first-en.ts';
import { later } from './later-en.ts';

/**
 * Every word that the page says, in English. The other languages have this type, so that a key
 * that one of them lacks does not compile. A sentence with a value in it is a function of it;
 * numbers, distances and times come in already formatted.
 */
export const en = { ...first, ...later };

export type Words = typeof en;
