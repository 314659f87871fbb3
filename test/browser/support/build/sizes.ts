import type { Request } from '@playwright/test';

import { sentBytes } from './page-files.ts';

/** A size as people read it, such as "101.0 kB". */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What built files weigh together as they are sent, in bytes. */
export const total = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sentBytes(file), 0);

/** The path in dist/page of a script or a style that is requested; undefined for other requests. */
export function codePath(request: Request): string | undefined {
  const path = new URL(request.url()).pathname.slice(1);
  return /\.(js|css)$/.test(path) ? path : undefined;
}
