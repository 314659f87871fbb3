import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { refusalBody } from '../../../contract/envelope.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import { JSON_TYPE, CORS_HEADERS } from '../../../service/responses.ts';
import { COMMON_HEADERS } from '../headers/security-headers.ts';
import type { Connections } from '../watchConnections.ts';

/** The head of a request that Node's parser rejects only for bytes in its target. */
interface RequestHead {
  readonly method: string;
  readonly target: string;
  readonly minorVersion: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const REQUEST_LINE = /^(GET|HEAD|OPTIONS) ([^ ]+) HTTP\/1\.([01])$/;
const HEADER_LINE = /^([\w!#$%&'*+.^`|~-]+):([\t\x20-\x7e\x80-\xff]*)$/;

const REFUSALS: Readonly<Record<string, readonly [status: number, description: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Request bodies are not accepted'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};
const UNREADABLE = [400, 'This is not a valid HTTP request'] as const;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** The response to a parse error; null for a connection error, after which no client is listening. */
function refusalFor(code: string): readonly [status: number, description: string] | null {
  return ownValue(REFUSALS, code) ?? (code.startsWith('HPE_') ? UNREADABLE : null);
}

/** Parses a request head; null if it is incomplete or has other errors than its target. */
function parseHead(packet: Buffer): RequestHead | null {
  const text = packet.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const [, method, target, minorVersion] = REQUEST_LINE.exec(line) ?? [];
  if (method === undefined || target === undefined) return null;
  const headers: [string, string][] = [];
  for (const header of lines) {
    const [, name, value] = HEADER_LINE.exec(header) ?? [];
    if (name === undefined || value === undefined) return null;
    headers.push([name, value.trim()]);
  }
  return { method, target, minorVersion: Number(minorVersion), headers };
}

function requestHeadOf(error: Error): RequestHead | null {
  const packet = 'rawPacket' in error ? error.rawPacket : null;
  return codeOf(error) === 'HPE_INVALID_URL' && Buffer.isBuffer(packet) ? parseHead(packet) : null;
}

function createMessage(socket: Socket, head: RequestHead | null): IncomingMessage {
  const message = new IncomingMessage(socket);
  message.httpVersionMajor = 1;
  message.httpVersionMinor = head?.minorVersion ?? 1;
  message.httpVersion = `1.${message.httpVersionMinor}`;
  message.method = head?.method ?? 'GET';
  message.url = head?.target ?? '/';
  const headers = head?.headers ?? [];
  message.rawHeaders.push(...headers.flat());
  message.headers = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  message.complete = true;
  message.push(null);
  return message;
}

/** A response on a socket whose parser failed. The connection closes after it. */
function createResponse(message: IncomingMessage): ServerResponse {
  const { socket } = message;
  const response = new ServerResponse(message);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.destroySoon());
  return response;
}

/**
 * Answers requests that Node's parser rejects, where Node would send an empty body. A GET, HEAD or
 * OPTIONS with raw UTF-8 in its target, as curl sends it, is emitted as a normal request; its target has
 * one character for each byte. Everything else gets an error with a JSON body.
 */
export function handleParseErrors(server: Server, { isBusy }: Connections): void {
  const failed = new WeakSet<Socket>();

  server.on('clientError', (error, socket) => {
    // The parser fails again at each further packet of the connection.
    if (!(socket instanceof Socket) || failed.has(socket)) return;
    failed.add(socket);
    const refusal = refusalFor(codeOf(error));
    // The client would read this response as part of an earlier one that is still being sent.
    if (refusal === null || !socket.writable || isBusy(socket)) {
      socket.destroy();
      return;
    }
    const head = requestHeadOf(error);
    const message = createMessage(socket, head);
    const response = createResponse(message);
    if (head !== null) {
      server.emit('request', message, response);
      return;
    }
    const [status, description] = refusal;
    const body = Buffer.from(JSON.stringify(refusalBody(description)));
    response
      .writeHead(status, {
        ...COMMON_HEADERS,
        ...CORS_HEADERS,
        'content-type': JSON_TYPE,
        'content-length': body.byteLength,
        'cache-control': 'no-store',
      })
      .end(body);
  });
}
