import * as z from 'zod/mini';

import { createStoredValue } from '../../ui/browser/createStoredValue.ts';
import type { StoredValue } from '../../ui/browser/createStoredValue.ts';

const MAX_LOTS = 500;
const MAX_EVENTS = 200;
const MAX_NOTICES = 500;

const Visit = z.object({
  /** When the rider last looked, milliseconds since 1970. */
  at: z.number(),
  /** The lots that had a band. */
  lots: z.array(z.object({ key: z.string(), band: z.string() })),
  /** The events, with the `eventKey` of each as its ID. */
  events: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Milliseconds since 1970; null if unknown, missing if an older version of the page stored it. */
      endsAt: z.optional(z.nullable(z.number())),
    }),
  ),
  /** The notices, with a hash of what each says; missing if an older version of the page stored it. */
  notices: z.optional(
    z.array(
      z.object({
        id: z.string(),
        header: z.string(),
        content: z.string(),
        /** Whether it is about what the rider looked at or has as a favorite. */
        isOfInterest: z.boolean(),
      }),
    ),
  ),
});

/** The state of lots, events and notices at the last visit. It has no data about the rider. */
export type Visit = z.output<typeof Visit>;

/** The stored last visit of this device; null if there is none. */
export function createVisitStore(): StoredValue<Visit | null> {
  return createStoredValue<Visit | null>(
    'visit',
    (stored) => {
      const parsed = z.safeParse(Visit, stored);
      return parsed.success ? parsed.data : undefined;
    },
    null,
  );
}

/** The visit, with limits on its size in storage. */
export function boundedVisit({ at, lots, events, notices }: Visit): Visit {
  return {
    at,
    lots: lots.slice(0, MAX_LOTS),
    events: events.slice(0, MAX_EVENTS),
    ...(notices === undefined ? {} : { notices: notices.slice(0, MAX_NOTICES) }),
  };
}
