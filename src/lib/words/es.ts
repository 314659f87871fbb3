import type { Words } from './en.ts';
import { first } from './first-es.ts';
import { later } from './later-es.ts';

/** Todo lo que dice la página, en español. */
export const es: Words = { ...first, ...later };
