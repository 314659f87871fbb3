/** What a server sent to recognize a version of its response. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The time of the header Last-Modified, in milliseconds since 1970; null without a readable one. */
export function modifiedAtOf({ lastModified }: Validators): number | null {
  const time = Date.parse(lastModified ?? '');
  return Number.isNaN(time) ? null : time;
}

/** A version of a feed, as it was read by URL or path. */
export interface FetchedVersion {
  readonly bytes: Uint8Array;
  readonly validators: Validators;
  /** Milliseconds until the server wants to be asked again; undefined if it does not say. */
  readonly retryAfter?: number | undefined;
}
