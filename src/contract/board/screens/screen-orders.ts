import * as z from 'zod/mini';

import { ownValue } from '../../../lib/ownValue.ts';
import type { Message } from './messageIn.ts';
import { type Takeover, takeoversFor } from './takeovers.ts';

/** A URL of http or https, or a path on the page's own origin. */
const url = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))\S+$/));

/*
 * Only parts of zod that the first list needs, too: all of zod that the page uses is in the chunk that
 * everyone loads first.
 */
/** Displays that were loaded before this time reload: an ISO time with its offset. */
const time = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/));
const AnyObject = z.looseObject({});
const message = z.union([z.string(), AnyObject]);

/** What the operator orders one display to do. */
export interface ScreenOrders {
  /** Where the display reports its health each minute. It doesn't report if this is missing. */
  readonly heartbeat?: string | undefined;
  /** Milliseconds since 1970. */
  readonly refreshBefore?: number | undefined;
  /** A sentence above the board. */
  readonly message?: Message | undefined;
  /** Whether the display shows only that it is switched off. */
  readonly disabled: boolean;
  /** What the display shows; null if the file doesn't say it, undefined if the server can't read the file. */
  readonly entry: unknown;
  /** What covers the board, and when. */
  readonly takeovers: readonly Takeover[];
}

export const NO_ORDERS: ScreenOrders = { disabled: false, entry: null, takeovers: [] };

/** A part of the file; undefined if it is missing or wrong. So one wrong part doesn't lose the others. */
const partOf = <S extends z.ZodMiniType>(schema: S, part: unknown): z.output<S> | undefined =>
  z.safeParse(schema, part).data;

/** The orders of an entry that the display has stored. */
export const ordersIn = (entry: unknown, screen: string): ScreenOrders =>
  (entry === null ? null : ordersFor({ screens: { [screen]: entry } }, screen)) ?? NO_ORDERS;

/**
 * Reads `screens.json`: an operator's orders for all displays, and for single ones by their ID. A display's
 * own orders override those for all. Parts that are wrong are ignored; the server's log names them.
 *
 * @returns null if the file isn't a JSON object
 */
export function ordersFor(json: unknown, screen: string): ScreenOrders | null {
  const file = partOf(AnyObject, json);
  if (file === undefined) return null;
  const given = ownValue(partOf(AnyObject, file['screens']) ?? {}, screen);
  const own = partOf(AnyObject, given);
  const order = <S extends z.ZodMiniType>(
    schema: S,
    name: 'refreshBefore' | 'message' | 'disabled',
  ): z.output<S> | undefined => partOf(schema, own?.[name]) ?? partOf(schema, file[name]);
  const refreshBefore = order(time, 'refreshBefore');
  return {
    heartbeat: partOf(url, file['heartbeat']),
    refreshBefore: refreshBefore === undefined ? undefined : Date.parse(refreshBefore),
    message: order(message, 'message'),
    disabled: order(z.boolean(), 'disabled') ?? false,
    takeovers: takeoversFor(file['takeovers'], screen, partOf(z.string(), own?.['group'])),
    entry: file['isUnread'] === true ? undefined : (given ?? null),
  };
}
