// @ts-check
// `npm run feed-report` and `npm run push-keys`: builds the server's programs if they are missing or out of date, and runs the
// command `curbside` with the same arguments.
import { buildServer, isServerBuilt } from './build-once.mjs';

if (!isServerBuilt()) buildServer();
await import(new URL('../../dist/server/main.js', import.meta.url).href);
