import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Subscription } from '../../../src/contract/reminders.ts';
import type { PushMessage } from '../../../src/lib/push/PushMessage.ts';
import type { FetchFunction } from '../../../src/server/feeds/FetchFunction.ts';
import { systemClock } from '../../../src/server/feeds/systemClock.ts';
import { decryptPush, type PushBrowser } from './decryptPush.ts';

/** The host of the made-up push service, which `fetch` sends to the loopback. */
const PUSH_HOST = 'https://push.example.org';

interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

/** A browser that has subscribed. */
export function aBrowser(path = randomBytes(6).toString('hex')) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const secrets: PushBrowser = {
    privateKey: curve.getPrivateKey('base64url'),
    publicKey: curve.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const subscription: Subscription = {
    endpoint: `${PUSH_HOST}/${path}`,
    keys: { p256dh: secrets.publicKey, auth: secrets.auth },
  };
  return { path, secrets, subscription };
}

/** Answers a push; without it, 201. */
type AnswerPush = (response: ServerResponse, path: string) => void;

/** A push service on the loopback that decrypts what it receives for its browsers. */
export async function startPushService(browsers: readonly ReturnType<typeof aBrowser>[]) {
  const received: ReceivedPush[] = [];
  let answer: AnswerPush = (response) => response.writeHead(201).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = (request.url ?? '').slice(1);
      const browser = browsers.find((one) => one.path === path);
      if (browser !== undefined) {
        const text = decryptPush(Buffer.concat(parts), browser.secrets);
        received.push({ path, headers: request.headers, message: JSON.parse(text) });
      }
      answer(response, path);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? portOf(address) : 0;
  const fetch: FetchFunction = (url, init) =>
    globalThis.fetch(new URL(url.pathname, `http://127.0.0.1:${port}`), init);
  return {
    received,
    fetch,
    /** A pass each quarter of a second instead of each five. */
    timer: {
      after: (delay: number, callback: () => void) => systemClock.after(delay / 20, callback),
    },
    /** A public address, so that the host is not looked up. */
    lookup: async () => ['192.0.2.1'],
    answerWith: (next: AnswerPush) => {
      answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const portOf = ({ port }: AddressInfo): number => port;
