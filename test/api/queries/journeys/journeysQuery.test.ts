import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { createApi } from '../../../../src/api/createApi.ts';
import { journeysQuery } from '../../../../src/api/queries/journeys/journeysQuery.ts';
import { LOCAL_HEADER } from '../../../../src/api/readJson.ts';
import { timesService } from '../../../support/cities/times-service.ts';

const question = { from: { lat: 43.0699004, lon: -89.4 }, to: '103', walkMinutes: 5 };

/** What a page reads, through a function that answers for the service. */
async function readBy(answerOf: (path: string) => Promise<Response>) {
  const api = createApi({
    baseUrl: '',
    key: 'k',
    fetch: async (input) => {
      const { pathname, search } = new URL(
        input instanceof Request ? input.url : input,
        'http://city.test',
      );
      return answerOf(pathname + search);
    },
  });
  const read = await new QueryClient().fetchQuery(journeysQuery(api, question, 15_000));
  return read.answer;
}

test('J1: a page asks for journeys from a point to a stop, and decodes them', async () => {
  const { ask, setNow } = timesService();
  setNow('2026-06-01T08:20');
  const asked: string[] = [];
  const answer = await readBy(async (path) => {
    asked.push(path);
    return ask(path);
  });
  expect(asked[0]).toContain('from=43.06990%2C-89.40000&to=103&walk=5');
  expect(answer?.journeys.at(-1)?.legs.map(({ kind }) => kind)).toEqual(['walk', 'ride']);
});

test('P4: where the city in the page answers, the page knows that the times are the timetable’s', async () => {
  const { ask, setNow } = timesService();
  setNow('2026-06-01T08:20');
  const local = await readBy(async (path) => {
    const body = await (await ask(path)).text();
    return new Response(body, { headers: { [LOCAL_HEADER]: 'yes' } });
  });
  expect(local?.isLiveLost).toBe(true);
  expect((await readBy(ask))?.isLiveLost).toBeUndefined();
});
