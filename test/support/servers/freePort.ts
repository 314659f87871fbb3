import { startOrigin } from '../nginx/startOrigin.ts';

/** A port of the loopback that nothing listens on now, for a process that cannot choose by itself. */
export async function freePort(): Promise<number> {
  const origin = await startOrigin(() => {});
  await origin.stop();
  return origin.port;
}
