/** The part of a response body that stays the same, and its ETag. */
export interface StableBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A fingerprint of the bytes. */
  readonly version: string;
}

/**
 * A long response body of which only the end changes with the clock (S4). The stable part is sent as it
 * is, without a copy, and a server can keep it compressed.
 */
export class SplicedBody {
  readonly stable: StableBytes;
  readonly end: Uint8Array<ArrayBuffer>;

  constructor(stable: StableBytes, end: Uint8Array<ArrayBuffer>) {
    this.stable = stable;
    this.end = end;
  }

  get byteLength(): number {
    return this.stable.bytes.byteLength + this.end.byteLength;
  }

  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { stable, end } = this;
    return new ReadableStream({
      start(controller) {
        controller.enqueue(stable.bytes);
        controller.enqueue(end);
        controller.close();
      },
    });
  }
}

const bodies = new WeakMap<Response, SplicedBody>();

/** A response with a spliced body, which `splicedBodyOf` returns. */
export function splicedResponse(body: SplicedBody, headers: Record<string, string>): Response {
  const response = new Response(body.stream(), { headers });
  bodies.set(response, body);
  return response;
}

/** The parts of a response's body; undefined if it has another body. */
export const splicedBodyOf = (response: Response): SplicedBody | undefined => bodies.get(response);
