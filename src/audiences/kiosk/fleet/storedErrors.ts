import * as z from 'zod/mini';

const KEY = 'curbside:errors';

/** Characters. */
export const LONGEST_MESSAGE = 200;

const AnError = z.object({
  at: z.number(),
  // One error must fit in a report.
  message: z.string().check(z.refine((message) => message.length <= LONGEST_MESSAGE)),
});

const Stored = z.object({
  errors: z.array(AnError),
  outages: z.array(z.object({ start: z.number(), end: z.number() })),
  latest: z.optional(AnError),
});

export interface QueuedError {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly message: string;
}

/** The contents of the queue, and its newest error, which may have been sent. */
type StoredErrors = Readonly<z.output<typeof Stored>>;

/** What an earlier page of this tab has stored; undefined if that is nothing or can't be read. */
export function storedErrors(): StoredErrors | undefined {
  try {
    return z.safeParse(Stored, JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    // The browser blocks storage, or the text is not JSON.
    return undefined;
  }
}

/** Stores the queue for the page's next load. */
export function storeErrors(errors: StoredErrors): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(errors));
  } catch {
    // The browser blocks storage, or it is full: the queue is then lost with the page.
  }
}
