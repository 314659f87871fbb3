import { connect } from 'node:net';

import { inShort } from './short.ts';

/** The performance of a server under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Answers with a status other than 200. The result is only valid if there are none. */
  readonly failures: number;
  /** Milliseconds from a request to the end of its response: of half of them, and of 99 of 100. */
  readonly median: number;
  readonly p99: number;
  /** The mean length of an answer, head and body. */
  readonly answerBytes: number;
}

export interface LoadOptions {
  readonly port: number;
  /** The path of the nth request. */
  readonly path: (n: number) => string;
  readonly connections?: number;
  /** Milliseconds to measure. */
  readonly duration?: number;
  /** Milliseconds before that, for a warm-up; half of `duration` by default. */
  readonly warmUp?: number;
  /** Milliseconds that a client waits after each response; none by default. */
  readonly pause?: number;
}

/** The length of the first HTTP answer in `text`, in bytes; null if it is incomplete. */
function answerLength(text: string): number | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = text.slice(0, headEnd).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length);
    return text.length >= end ? end : null;
  }
  const last = text.indexOf('\r\n0\r\n\r\n', headEnd);
  return last === -1 ? null : last + 7;
}

/**
 * Sends requests to a server on localhost over keep-alive connections, one at a time on each. Reads
 * answers as latin1, so that a character is a byte.
 */
export async function measureLoad({
  port,
  path,
  connections = 16,
  duration = inShort(300, 2000),
  warmUp = duration / 2,
  pause = 0,
}: LoadOptions): Promise<Load> {
  const startAt = performance.now() + warmUp;
  const endAt = startAt + duration;
  let sent = 0;
  let answered = 0;
  let failures = 0;
  let bytes = 0;
  const latencies: number[] = [];

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay(true);
      let pending = '';
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(`GET ${path(sent++)} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: */*\r\n\r\n`);
      };
      socket
        .once('connect', send)
        .once('error', reject)
        .once('close', () => resolve())
        .on('data', (chunk: string) => {
          pending += chunk;
          const length = answerLength(pending);
          if (length === null) return;
          if (!pending.startsWith('HTTP/1.1 200')) failures += 1;
          pending = pending.slice(length);
          const now = performance.now();
          if (now >= startAt && now < endAt) {
            answered += 1;
            bytes += length;
            latencies.push(now - sentAt);
          }
          if (now < endAt && pause === 0) send();
          else if (now < endAt) setTimeout(send, pause);
          else socket.end();
        });
    });

  await Promise.all(Array.from({ length: connections }, client));
  const sorted = latencies.toSorted((a, b) => a - b);
  const atShare = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    requestsPerSecond: answered / (duration / 1000),
    failures,
    median: atShare(0.5),
    p99: atShare(0.99),
    answerBytes: bytes / answered,
  };
}
