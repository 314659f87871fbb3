declare module 'cloudflare:workers' {
  import type { Bindings } from './openWorker.ts';

  export const env: Bindings;
}
