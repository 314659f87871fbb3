import * as z from 'zod/mini';

import { firstIssue } from './scalars.ts';

/** What a body says: an answer, why the service refused (interface 2.1 and 7), or, for developers, what is wrong with it. */
export type Opened<T> =
  | { readonly outcome: 'answered'; readonly body: T }
  | { readonly outcome: 'refused'; readonly description: string }
  | { readonly outcome: 'malformed'; readonly reason: string };

/** `"0"` is success (interface 2.1); the real service also sent the number 0. */
const ObjectWithStatus = z.looseObject({ status: z.union([z.string(), z.number()]) });

/** The fields where the real service put its reason. One of them sometimes held an object. */
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
 * Decodes a transit body by its `status` field. The HTTP status does not matter, because the
 * interface does not say which one a refusal has (7).
 *
 * @param wire the parsed JSON of a response
 * @param schema the operation's answer
 * @returns `answered` with the decoded body; `refused` if `status` is not zero, or if the required
 *   fields are missing but there is a reason, which the real service sent for an unknown stop;
 *   otherwise `malformed`
 */
export function openTransitBody<S extends z.ZodMiniType>(
  wire: unknown,
  schema: S,
): Opened<z.output<S>> {
  const envelope = z.safeParse(Reasons, wire);
  const status = z.safeParse(ObjectWithStatus, wire);
  if (!envelope.success || !status.success)
    return { outcome: 'malformed', reason: 'no status in the answer' };
  const reason = reasonIn(envelope.data);
  if (String(status.data.status).trim() !== '0')
    return { outcome: 'refused', description: reason ?? `status ${status.data.status}` };
  const opened = openPlainBody(wire, schema);
  return opened.outcome === 'malformed' && reason !== null
    ? { outcome: 'refused', description: reason }
    : opened;
}

/** Decodes a body without an envelope. Nothing documents how one refuses, so the HTTP status decides (4.5). */
export function openPlainBody<S extends z.ZodMiniType>(
  wire: unknown,
  schema: S,
): Opened<z.output<S>> {
  const answer = z.safeParse(schema, wire);
  return answer.success
    ? { outcome: 'answered', body: answer.data }
    : { outcome: 'malformed', reason: firstIssue(answer.error) };
}

/** The body of a refusal (interface 7): status "-1" and a description in plain English. */
export function refusalBody(description: string): { status: string; description: string } {
  return { status: '-1', description };
}
