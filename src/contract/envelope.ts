import * as z from 'zod/mini';

import { firstIssue } from './scalars.ts';

/** A body that says in words why there is no answer (interface 2.1 and 7). */
interface Refusal {
  readonly description: string;
}

/** What came is not an answer of this interface at all; `reason` is for a developer's eyes. */
interface Malformed {
  readonly reason: string;
}

export type Opened<T> =
  | { readonly outcome: 'answered'; readonly body: T }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  | { readonly outcome: 'malformed'; readonly malformed: Malformed };

/** `"0"` is success (interface 2.1); the real service also sent the number 0. */
const Status = z.union([z.string(), z.number()]);

/** Where the real service put its reason: three names, one of them once held an object. */
const Reasons = z.looseObject({
  description: z.optional(z.unknown()),
  info: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});

const ObjectWithMessage = z.looseObject({ msg: z.string() });

function reasonIn(body: z.output<typeof Reasons>): string | null {
  for (const candidate of [body.description, body.info, body.message]) {
    if (typeof candidate === 'string' && candidate.trim() !== '') return candidate.trim();
    const nested = z.safeParse(ObjectWithMessage, candidate);
    if (nested.success) return nested.data.msg;
  }
  return null;
}

/**
 * Opens a transit body: reads `status` first, whatever the HTTP status was, since the interface
 * does not say which of those a refusal has (7.5).
 *
 * @param wire the parsed JSON of any answer
 * @param schema the operation's answer
 * @returns `answered` with the decoded body; `refused` where `status` is not zero, or where it is
 *   zero but the promised fields are missing and a reason stands in their place, as the real
 *   service did for an unknown stop; else `malformed`
 */
export function openTransitBody<S extends z.ZodMiniType>(
  wire: unknown,
  schema: S,
): Opened<z.output<S>> {
  const envelope = z.safeParse(Reasons, wire);
  const status = z.safeParse(z.looseObject({ status: Status }), wire);
  if (!envelope.success || !status.success) {
    return { outcome: 'malformed', malformed: { reason: 'no status in the answer' } };
  }
  const reason = reasonIn(envelope.data);
  if (String(status.data.status).trim() !== '0') {
    return {
      outcome: 'refused',
      refusal: { description: reason ?? `status ${status.data.status}` },
    };
  }
  const answer = z.safeParse(schema, wire);
  if (answer.success) return { outcome: 'answered', body: answer.data };
  if (reason !== null) return { outcome: 'refused', refusal: { description: reason } };
  return { outcome: 'malformed', malformed: { reason: firstIssue(answer.error) } };
}

/** A refusal as the documents have it (interface 7): status "-1" and plain English. */
export function refusalBody(description: string): { status: string; description: string } {
  return { status: '-1', description };
}
