// @ts-check
// `npm run feed-report -- PATH_OR_URL`: builds the server's programs if they are missing or out of
// date, and explains a feed.
import { buildServer, isServerBuilt } from './build-once.mjs';

if (!isServerBuilt()) buildServer();
await import(new URL('../../dist/server/feed-report.js', import.meta.url).href);
