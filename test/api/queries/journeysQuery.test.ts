import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { journeysQuery } from '../../../src/api/queries/journeysQuery.ts';
import { timesService } from '../../support/cities/times-service.ts';

test('J1: a page asks for journeys from a point to a stop, and decodes them', async () => {
  const { ask, setNow } = timesService();
  setNow('2026-06-01T08:20');
  const asked: string[] = [];
  const api = createApi({
    baseUrl: '',
    key: 'k',
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : input;
      const { pathname, search } = new URL(url, 'http://city.test');
      asked.push(search);
      return ask(pathname + search);
    },
  });
  const from = { lat: 43.0699004, lon: -89.4 };
  const query = journeysQuery(api, { from, to: '103', walkMinutes: 5 }, 15_000);
  const { answer } = await new QueryClient().fetchQuery(query);
  expect(asked[0]).toContain('from=43.06990%2C-89.40000&to=103&walk=5');
  expect(answer?.journeys.at(-1)?.legs.map(({ kind }) => kind)).toEqual(['walk', 'ride']);
});
