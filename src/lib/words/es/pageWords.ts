import type { PageWords } from '../en/pageWords.ts';
import { failures } from './failures.ts';
import { page } from './page.ts';
import { routes } from './routes.ts';
import { stops } from './stops.ts';

/** Las palabras del marco de la página y de la lista de paradas, en español. */
export const pageWords: PageWords = { page, failures, routes, stops };
