import { WebSocket } from 'undici';
import * as z from 'zod/mini';

/** The time limit of a command, in milliseconds. */
const COMMAND_LIMIT = 60_000;

const Answer = z.union([
  z.object({ id: z.number(), type: z.literal('success'), result: z.unknown() }),
  z.object({
    id: z.nullable(z.number()),
    type: z.literal('error'),
    error: z.string(),
    message: z.string(),
  }),
  z.object({ type: z.literal('event') }),
]);

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A WebDriver BiDi connection (https://w3c.github.io/webdriver-bidi/). */
export interface BiDi {
  /** @throws if the browser refuses the command or does not answer within the limit */
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

/**
 * Connects to a browser.
 *
 * @param url the browser's WebSocket URL
 * @throws if the connection fails
 */
export async function connectBiDi(url: string): Promise<BiDi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  let latest = 0;

  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = z.parse(Answer, JSON.parse(String(data)));
    if (answer.type === 'event' || answer.id === null) return;
    const command = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'success') command?.resolve(answer.result);
    else command?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values())
      reject(new Error('the browser closed the connection'));
    waiting.clear();
  });

  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        latest += 1;
        const id = latest;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`no answer to ${method}`));
        }, COMMAND_LIMIT);
        waiting.set(id, {
          resolve(result) {
            clearTimeout(timer);
            resolve(result);
          },
          reject(error) {
            clearTimeout(timer);
            reject(error);
          },
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
