import type { Words } from './en.ts';
import { first } from './es/core.ts';
import { later } from './es/secondary.ts';

/** Todo lo que dice la página, en español. */
export const es: Words = { ...first, ...later, page: { ...first.page, ...later.page } };
