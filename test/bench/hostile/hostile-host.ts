import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { BODIES, type Kind, KINDS } from './bodies.ts';
import { damagedBody, hostileBody, largeBody, textBody } from './grammar.ts';
import { createRandom, type Random } from './random.ts';

interface Asked {
  readonly kind: Kind;
  readonly good: Uint8Array;
  readonly random: Random;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const TYPES = [
  'application/octet-stream',
  'text/html',
  'application/json; charset=utf-7',
  'text/csv; charset=x',
  '',
] as const;

/** Sends parts until the client goes or there have been enough. @param pause between two parts */
async function sendParts(
  response: ServerResponse,
  part: Uint8Array,
  times: number,
  pause: number,
): Promise<void> {
  async function* parts() {
    for (let time = 0; time < times; time++) {
      yield part;
      if (pause > 0) await setTimeout(pause);
    }
  }
  await pipeline(parts, response);
}

/** One gigabyte of zeros, gzipped twice over. */
let bomb: Buffer | undefined;
const gzipBomb = () => {
  bomb ??= Buffer.concat(Array<Buffer>(16).fill(gzipSync(Buffer.alloc(64_000_000))));
  return bomb;
};

/** What a host does, by its name. Most kinds of harm come with a good status. */
const DEEDS: Readonly<Record<string, (asked: Asked) => unknown>> = {
  good: ({ good, response }) => response.end(good),
  text: ({ random, response }) => response.end(textBody(random)),
  grammar: ({ kind, good, random, response }) => response.end(hostileBody(kind, good, random)),
  large: ({ kind, good, random, response }) => response.end(largeBody(kind, good, random)),
  damaged: ({ good, random, response }) => response.end(damagedBody(good, random)),
  cut: ({ good, response }) => {
    response.setHeader('content-length', good.length + 1000);
    response.write(good.subarray(0, good.length / 2), () => response.destroy());
  },
  slow: ({ good, response }) => sendParts(response, good.subarray(0, 1), 600, 200),
  huge: ({ good, response }) => sendParts(response, Buffer.alloc(1_000_000, good), 300, 0),
  endless: ({ random, response }) =>
    sendParts(response, Buffer.alloc(65_536, random.of(['[', '"', '\n', '0', '\0'])), Infinity, 20),
  circle: ({ request, response }) => {
    const url = new URL(request.url ?? '', 'http://host');
    url.searchParams.set('again', String(Number(url.searchParams.get('again')) + 1));
    response.writeHead(302, { location: `${url.pathname}${url.search}` }).end();
  },
  status: ({ random, response }) =>
    response
      .writeHead(random.of([204, 206, 304, 401, 404, 429, 500, 503]), {
        'retry-after': random.of(['1e9', '-1', 'never', '1']),
      })
      .end(),
  silent: ({ request }) => request.socket.destroy(),
  headers: ({ good, response }) => {
    response.setHeader('x-long', 'x'.repeat(100_000));
    response.end(good);
  },
  'gzip bomb': ({ response }) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipBomb());
  },
  encoding: ({ good, random, response }) => {
    response.setHeader('content-encoding', random.of(['gzip', 'br', 'deflate', 'x', 'gzip, gzip']));
    response.end(good);
  },
  type: ({ good, random, response }) => {
    response.setHeader('content-type', random.of(TYPES));
    response.end(good);
  },
};

/** Those that a host does as often as the others together. */
const OFTEN = ['good', 'grammar', 'grammar', 'large', 'text', 'echo'];

export interface HostileHost {
  readonly url: string;
  /** How often each was done. */
  readonly done: ReadonlyMap<string, number>;
  stop(): void;
}

/**
 * A host of feeds that means harm: `/KIND/NAME` answers with each kind of fault, by chance of the seed. The first
 * answer of each is good.
 */
export async function openHostileHost(seed: number): Promise<HostileHost> {
  const random = createRandom(seed);
  const done = new Map<string, number>();
  const isKnown = new Set<string>();
  const server = createServer((request, response) => {
    response.on('error', () => {});
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const kind = KINDS.find((one) => pathname.startsWith(`/${one}/`));
    if (kind === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isFirst = !isKnown.has(pathname);
    isKnown.add(pathname);
    const chosen = random.of([random.of(OFTEN), random.of(Object.keys(DEEDS))]);
    const name = isFirst ? 'good' : chosen;
    done.set(name, (done.get(name) ?? 0) + 1);
    const key = request.headers['x-api-key']?.toString() ?? '';
    const word = name === 'echo' ? key : `Word ${random.below(1e6)}`;
    const good = await BODIES[kind](word);
    const deed = Object.entries(DEEDS).find(([one]) => one === name)?.[1] ?? DEEDS['good'];
    await deed?.({ kind, good, random, request, response });
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    done,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
