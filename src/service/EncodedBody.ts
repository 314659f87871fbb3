/** A long response body that is ready before its request. The same object always has the same bytes. */
export class EncodedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A fingerprint of the content without its clock. */
  readonly version: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, version: string) {
    this.bytes = bytes;
    this.version = version;
  }
}

/** The bytes as they are. A response made from bytes copies them all first, whether they are sent or not. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/** A response with such a body, of which a server can keep the compressed bytes. */
export class EncodedResponse extends Response {
  readonly encoded: EncodedBody;

  constructor(encoded: EncodedBody, headers: Record<string, string>) {
    super(streamOf(encoded.bytes), { headers });
    this.encoded = encoded;
  }
}
