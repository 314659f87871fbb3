import type * as z from 'zod/mini';

import { REMINDER_OPERATIONS } from '../contract/reminders.ts';
import { openPlainBody } from '../contract/wire/envelope.ts';
import { ApiError } from './ApiError.ts';
import { readJson } from './readJson.ts';

const TIME_LIMIT = 10_000;

type Operations = typeof REMINDER_OPERATIONS;
type Sent = { readonly [Name in keyof Operations]: z.input<Operations[Name]['request']> };
type StoredReminders = z.output<Operations['listreminders']['answer']>;

/**
 * Sets, reads or deletes what the page's own server stores of this browser's reminders.
 *
 * @returns what is stored then
 * @throws ApiError
 */
export async function askReminders<Name extends keyof Operations>(
  name: Name,
  body: Sent[Name],
): Promise<StoredReminders['reminders']> {
  const { path, answer } = REMINDER_OPERATIONS[name];
  const headers = { 'content-type': 'application/json' };
  const post: typeof fetch = (input, init) =>
    fetch(input, { ...init, method: 'POST', headers, body: JSON.stringify(body) });
  const { json, status } = await readJson(post, path, TIME_LIMIT);
  const opened = openPlainBody(json, answer);
  if (status >= 400 || opened.outcome !== 'answered')
    throw new ApiError('http', `HTTP ${status}`, { status });
  return opened.body.reminders;
}
