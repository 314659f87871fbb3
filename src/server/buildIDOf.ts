import { fingerprint } from '../lib/fingerprint.ts';

/** The build of a page, by its document; of one that names none, a fingerprint of the document. */
export const buildIDOf = (html: string): string =>
  /<meta name="curbside-build" content="([^"]*)"/.exec(html)?.[1] ?? fingerprint(html);
