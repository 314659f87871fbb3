import * as z from 'zod/mini';

/** A URL of http or https, or a path on the page's own origin. */
const url = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))\S+$/));

/** A text, or one for each language. */
const Message = z.union([z.string(), z.record(z.string(), z.string())]);

const Orders = z.object({
  /** Displays that were loaded before this time reload: an ISO time with its offset. */
  refreshBefore: z.optional(z.iso.datetime({ offset: true })),
  /** A sentence above the board. */
  message: z.optional(Message),
  /** Whether the display shows only that it is switched off. */
  disabled: z.optional(z.boolean()),
});

/** `screens.json`: what an operator tells all displays, and each one by its ID (A45). */
const ScreensFile = z.extend(Orders, {
  /** Where displays report their health each minute (A42). They don't report if it is missing. */
  heartbeat: z.optional(url),
  screens: z.optional(z.record(z.string(), Orders)),
});

/** What the operator tells one display. */
export interface ScreenOrders {
  readonly heartbeat?: string | undefined;
  /** Milliseconds since 1970. */
  readonly refreshBefore?: number | undefined;
  readonly message?: string | undefined;
  readonly disabled: boolean;
}

export const NO_ORDERS: ScreenOrders = { disabled: false };

/**
 * Reads `screens.json` for one display. Its own orders override those for all.
 *
 * @param lang the display's language; a message without it is shown in the first language it has
 * @returns null if the file isn't valid
 */
export function ordersFor(json: unknown, screen: string, lang: string): ScreenOrders | null {
  const { data } = z.safeParse(ScreensFile, json);
  if (data === undefined) return null;
  const own = data.screens?.[screen];
  const message = own?.message ?? data.message;
  const refreshBefore = own?.refreshBefore ?? data.refreshBefore;
  return {
    heartbeat: data.heartbeat,
    refreshBefore: refreshBefore === undefined ? undefined : Date.parse(refreshBefore),
    message: typeof message === 'object' ? (message[lang] ?? Object.values(message)[0]) : message,
    disabled: own?.disabled ?? data.disabled ?? false,
  };
}
