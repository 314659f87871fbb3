import * as z from 'zod/mini';

import { isWhole, TAKEOVER_MEMBERS } from './takeover.ts';

/** A message for all languages, or one for each language's code. */
const Message = z.union([z.string(), z.looseObject({})]);

const Takeover = z
  .object({ ...TAKEOVER_MEMBERS, message: z.optional(Message) })
  .check(z.refine(isWhole));

/** A message of the operator over the whole display, from one instant until another, in milliseconds since 1970. */
export interface Takeover {
  readonly message: z.output<typeof Message> | undefined;
  readonly picture: string | undefined;
  readonly from: number;
  readonly until: number;
}

/** More are dropped: nobody plans so many. */
const MOST = 50;

/**
 * The takeovers for one display. Those that are wrong are left out; the server's log names them.
 *
 * @param group of the display, if its entry names one
 */
export function takeoversFor(
  list: unknown,
  screen: string,
  group: string | undefined,
): readonly Takeover[] {
  const all = Array.isArray(list) ? list.slice(0, MOST) : [];
  return all.flatMap((one: unknown) => {
    const { data } = z.safeParse(Takeover, one);
    if (data === undefined) return [];
    const { screens, groups, message, picture } = data;
    const isForAll = screens === undefined && groups === undefined;
    const isForThis =
      screens?.includes(screen) === true ||
      (group !== undefined && groups?.includes(group) === true);
    if (!isForAll && !isForThis) return [];
    return [{ message, picture, from: Date.parse(data.from), until: Date.parse(data.until) }];
  });
}

/** The takeover at an instant: of several, the one that began last. */
export const takeoverAt = (takeovers: readonly Takeover[], now: number): Takeover | undefined =>
  takeovers
    .filter(({ from, until }) => from <= now && now < until)
    .toSorted((one, other) => other.from - one.from)[0];
