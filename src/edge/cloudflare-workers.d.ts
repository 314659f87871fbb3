/** What workerd offers to its modules. */
declare module 'cloudflare:workers' {
  import type { Bindings } from './openWorker.ts';

  /** The bindings of the worker's configuration. */
  export const env: Bindings;
}
