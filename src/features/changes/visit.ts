import * as z from 'zod/mini';

import { createStoredValue } from '../../ui/browser/createStoredValue.ts';
import type { StoredValue } from '../../ui/browser/createStoredValue.ts';

const MAX_LOTS = 500;
const MAX_EVENTS = 200;

const Visit = z.object({
  /** When the rider last looked, milliseconds since 1970. */
  at: z.number(),
  /** Each lot that had a band. */
  lots: z.array(z.object({ key: z.string(), band: z.string() })),
  /** Each event, with what tells it apart. */
  events: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Milliseconds since 1970; null where no end can be told, missing where an older page kept it. */
      endsAt: z.optional(z.nullable(z.number())),
    }),
  ),
});

/** What is remembered of how the city was (R29): no place, no route, nothing of the rider. */
export type Visit = z.output<typeof Visit>;

/** The last visit on this device; null where there was none. */
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

/** The same, no larger than a device should be asked to keep. */
export function boundedVisit({ at, lots, events }: Visit): Visit {
  return {
    at,
    lots: lots.slice(0, MAX_LOTS),
    events: events.slice(0, MAX_EVENTS),
  };
}
