import * as z from 'zod/mini';

/** A URL of http or https, or a path on the page's own origin. */
const url = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))\S+$/));

/*
 * Only parts of zod that the first list needs, too: all of zod that the page uses is in the chunk that
 * everyone loads first.
 */
const orders = {
  /** Displays that were loaded before this time reload: an ISO time with its offset. */
  refreshBefore: z.optional(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/)),
  ),
  /** A sentence above the board, or one for each language. */
  message: z.optional(z.union([z.string(), z.looseObject({})])),
  /** Whether the display shows only that it is switched off. */
  disabled: z.optional(z.boolean()),
};
const Orders = z.object(orders);

/** `screens.json`: an operator's orders for all displays, and for single ones by their ID (A45). */
const ScreensFile = z.object({
  ...orders,
  /** Where displays report their health each minute (A42). They don't report if it is missing. */
  heartbeat: z.optional(url),
  /** Orders by ID. Those of another display don't matter here, so they aren't checked. */
  screens: z.optional(z.looseObject({})),
});

/** A message for all languages, or one for each language's code. */
type Message = string | Readonly<Record<string, unknown>>;

/** The message in a language, or in the first one that it has. */
export function messageIn(message: Message | undefined, lang: string): string | undefined {
  if (message === undefined || typeof message === 'string') return message;
  const texts = new Map(Object.entries(message));
  const text: unknown = texts.get(lang) ?? [...texts.values()][0];
  return typeof text === 'string' ? text : undefined;
}

/** What the operator orders one display to do. */
export interface ScreenOrders {
  readonly heartbeat?: string | undefined;
  /** Milliseconds since 1970. */
  readonly refreshBefore?: number | undefined;
  readonly message?: Message | undefined;
  readonly disabled: boolean;
}

export const NO_ORDERS: ScreenOrders = { disabled: false };

/**
 * Reads `screens.json` for one display. Its own orders override those for all.
 *
 * @returns null if the file isn't valid
 */
export function ordersFor(json: unknown, screen: string): ScreenOrders | null {
  const { data } = z.safeParse(ScreensFile, json);
  if (data === undefined) return null;
  const own = z.safeParse(z.optional(Orders), data.screens?.[screen]);
  if (!own.success) return null;
  const refreshBefore = own.data?.refreshBefore ?? data.refreshBefore;
  return {
    heartbeat: data.heartbeat,
    refreshBefore: refreshBefore === undefined ? undefined : Date.parse(refreshBefore),
    message: own.data?.message ?? data.message,
    disabled: own.data?.disabled ?? data.disabled ?? false,
  };
}
