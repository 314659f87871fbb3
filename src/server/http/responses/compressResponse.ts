import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { type EncodedBody, EncodedResponse } from '../../../service/EncodedBody.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A smaller body fits into one packet anyway. */
const MIN_BYTES = 1024;

const COMPRESSIBLE = /^(application\/(json|vnd\.mapbox-vector-tile)|text\/)/;

type Encoding = 'br' | 'gzip';

/**
 * The best encoding that the client accepts, brotli before gzip; null for none.
 *
 * @param acceptEncoding the Accept-Encoding header (RFC 9110, 12.5.3)
 */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | null {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/** At quality 4 brotli is about as fast as gzip and still smaller. */
const QUALITY = 4;
/** For a body that is compressed once. It may take a second in another thread. */
const ONCE_QUALITY = 6;

async function encode(
  body: ArrayBuffer | Uint8Array,
  encoding: Encoding,
  quality = QUALITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await (encoding === 'br'
    ? brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzipAsync(body, { level: 6 }));
  return new Uint8Array(bytes);
}

const onceBrotli = memoizeByObject(({ bytes }: EncodedBody) => encode(bytes, 'br', ONCE_QUALITY));
const onceGzip = memoizeByObject(({ bytes }: EncodedBody) => encode(bytes, 'gzip'));

/** Compresses a body once, and returns the same bytes from then on. */
export const compressOnce = (body: EncodedBody, encoding: Encoding) =>
  encoding === 'br' ? onceBrotli(body) : onceGzip(body);

/** Whether compression helps. The service sends Content-Length on everything but short errors. */
function isWorthEncoding({ headers, body }: Response): boolean {
  const length = Number(headers.get('content-length') ?? 0);
  return (
    body !== null && length >= MIN_BYTES && COMPRESSIBLE.test(headers.get('content-type') ?? '')
  );
}

/** Compresses a dynamic response if its client accepts that; always adds `Vary: Accept-Encoding`. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding === null || !isWorthEncoding(response)) return response;
  const body =
    response instanceof EncodedResponse
      ? await compressOnce(response.encoded, encoding)
      : await encode(await response.arrayBuffer(), encoding);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, headers });
}
