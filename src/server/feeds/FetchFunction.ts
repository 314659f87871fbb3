/** The part of a Response that reading a feed needs. */
export interface FeedResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

/** The part of `fetch` that reading a feed needs, and sending a push. */
export type FetchFunction = (
  url: URL,
  init: {
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
    readonly headers: Record<string, string>;
    readonly method?: 'POST';
    readonly body?: Uint8Array<ArrayBuffer>;
  },
) => Promise<FeedResponse>;
