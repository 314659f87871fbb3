import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../src/contract/journeys/journeys.ts';
import { at, timesService } from '../support/cities/times-service.ts';
import { createQuestions } from '../support/journeys/randomQuestions.ts';

const COUNT = Number(process.env['JOURNEYS'] ?? 300);
/** A sentence that says what to do. */
const SENTENCE = /: (?:choose|allow|give|it must)|^\w+:? .+ (?:must be|does not exist)/;

const Refusal = z.object({ status: z.literal('-1'), description: z.string() });

test('J10: random questions, good ones and bad ones, have ways or a sentence that says what to do', async () => {
  const { snapshot, json } = timesService();
  const question = createQuestions(snapshot, at('2026-06-01T08:02'), 'random questions');
  const silent: unknown[] = [];
  const answered = new Map<string, number>();
  for (let count = 0; count < COUNT; count++) {
    const { kind, query } = question();
    query.set('key', 'k');
    const body = await json(`/v1/getjourneys?${query.toString()}`);
    const refusal = z.safeParse(Refusal, body);
    const answer = refusal.success ? null : z.parse(JourneysAnswer, body);
    const { journeys = [], why } = answer ?? {};
    const { description = '' } = z.parse(z.object({ description: z.optional(z.string()) }), body);
    if (journeys.length === 0 && !SENTENCE.test(description)) silent.push({ kind, description });
    const result = refusal.success ? 'refused' : (why ?? 'ways');
    answered.set(result, (answered.get(result) ?? 0) + 1);
  }
  expect(silent).toEqual([]);
  expect([...answered.keys()]).toEqual(expect.arrayContaining(['refused', 'ways', 'outside']));
});
