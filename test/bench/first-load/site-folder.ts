import { resolve } from 'node:path';

/** Our built page and the two bare pages, for one server. */
export const SITE_FOLDER = resolve('dist/bench/site');
