import { env } from 'cloudflare:workers';

import { openWorker } from './openWorker.ts';

// When the worker is loaded, so that workerd does not start with settings that are wrong.
const service = openWorker(env, (entry) => console.warn(JSON.stringify(entry)));

/** The service in workerd. Runtimes take a module's default export. */
export default { fetch: (request: Request): Promise<Response> => service(request) };
