import type { PocketReply, PocketRequest } from '../../contract/pocket-messages.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { LOCAL_HEADER } from '../readJson.ts';

/** Answers the path of a request to the service; null if it can't. */
export type LocalAnswer = (path: string) => Promise<Response | null>;

/** Milliseconds. A worker that takes longer is busy or has ended. */
const LONGEST = 3_000;

/** Where the worker is: `Worker`, replaced in tests. */
type StartWorker = () => Pick<Worker, 'postMessage' | 'addEventListener'>;

const startWorker: StartWorker = () =>
  new Worker(new URL('../../edge/pocket/worker.ts', import.meta.url), { type: 'module' });

const jsonOf = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/json', [LOCAL_HEADER]: 'yes' } });

/**
 * Starts the worker that has the whole city.
 *
 * @param now the service's time, in milliseconds since 1970
 * @returns its answers, once it has the city; null if it can't have it
 */
export function startPocket(
  settings: Settings,
  cityDocument: string,
  now: number,
  start = startWorker,
): Promise<LocalAnswer | null> {
  return new Promise((resolve) => {
    const worker = start();
    const waiting = new Map<number, (body: string | null) => void>();
    let last = 0;
    const send = (request: PocketRequest) => worker.postMessage(request, {});
    const answer: LocalAnswer = async (path) => {
      last += 1;
      const id = last;
      const body = await new Promise<string | null>((settle) => {
        const timer = setTimeout(() => settle(null), LONGEST);
        waiting.set(id, (received) => {
          clearTimeout(timer);
          settle(received);
        });
        send({ id, path });
      });
      waiting.delete(id);
      return body === null ? null : jsonOf(body);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PocketReply>) => {
      if ('isReady' in data) resolve(data.isReady ? answer : null);
      else waiting.get(data.id)?.(data.body);
    });
    // Its script can't be loaded, or the browser has no such workers.
    worker.addEventListener('error', () => resolve(null));
    send({ settings, cityDocument, now });
  });
}
