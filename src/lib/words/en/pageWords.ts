import { failures } from './failures.ts';
import { page } from './page.ts';
import { routes } from './routes.ts';
import { stops } from './stops.ts';

/** The words of the page's frame and of the stop list, in English (decision 0013). */
export const pageWords = { page, failures, routes, stops };

export type PageWords = typeof pageWords;
