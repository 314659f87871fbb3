import * as z from 'zod/mini';

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));

/** Whether a source's feeds may be on this machine or in a private network. */
export const SOURCE_ACCESS = z._default(z.boolean(), false);
/** The same for one part of a source, such as its lots. If omitted, that of the source applies. */
export const PART_ACCESS = z.optional(z.boolean());

/** How often the lots are requested, and how long their last good version serves. */
export const LOTS_TIMING = {
  lotsSeconds: z._default(between(5, 86_400), 60),
  lotsMaxAgeSeconds: z._default(between(5, 604_800), 3600),
};

/** The error for a kind of source that was removed in version 0.4: a service that speaks the interface. */
export const goneKind =
  (instead: string) =>
  ({ input }: z.core.$ZodRawIssue): string | undefined =>
    z.safeParse(z.looseObject({ kind: z.literal('gateway') }), input).success
      ? `"gateway" was removed. ${instead}`
      : undefined;
