import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { arrivalsQuery } from '../../../src/api/queries/times-queries.ts';
import { tripQuery } from '../../../src/api/queries/tripQuery.ts';
import { LOCAL_HEADER } from '../../../src/api/readJson.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose service says that a bus is late, and whose own timetable answers once the service is lost. */
function losingService(clockOffset: number) {
  let isLost = false;
  const at = (minutes: number) =>
    new Date(Date.now() + clockOffset + minutes * MINUTE).toISOString();
  const bodyOf = (path: string) => {
    const basis = isLost ? 'scheduled' : 'reported';
    const bus = {
      routeID: '03',
      destination: 'East',
      tripID: 't',
      minutes: '9',
      basis,
      state: 'running',
    };
    const updatedAt = isLost ? {} : { updatedAt: at(0) };
    return path.includes('gettrip')
      ? {
          trip: {
            ...bus,
            vehicleID: '',
            stops: [{ stopID: '1', intersection: 'A', basis, state: 'running', passed: false }],
          },
        }
      : { stop: { stopID: '1', ...updatedAt, route: [{ ...bus, expectedAt: at(9) }] } };
  };
  const api = createApi({
    baseUrl: 'http://city.test',
    key: 'k',
    fetch: async (input) => {
      const answer = {
        status: '0',
        ...bodyOf(input instanceof Request ? input.url : input.toString()),
      };
      const headers = isLost
        ? { [LOCAL_HEADER]: 'yes' }
        : { date: new Date(Date.now() + clockOffset).toUTCString() };
      return Response.json(answer, { headers });
    },
  });
  return { api, lose: () => (isLost = true) };
}

test.each([0, 10 * MINUTE, -10 * MINUTE])(
  'P4, T20: without the service its last live times stay for two minutes, however wrong the device’s clock is (%i ms)',
  async (clockOffset) => {
    const { api, lose } = losingService(clockOffset);
    const client = new QueryClient();
    const stop = { ...arrivalsQuery(api, '1', 15_000), staleTime: 0 };
    const trip = { ...tripQuery(api, { tripID: 't' }, 15_000), staleTime: 0 };
    const read = async () => {
      const [ofStop, ofTrip] = [await client.fetchQuery(stop), await client.fetchQuery(trip)];
      return {
        bases: [ofStop.answer?.arrivals[0]?.basis, ofTrip.answer?.stops[0]?.basis],
        received: [ofStop.receivedAt, ofTrip.receivedAt],
      };
    };
    const first = await read();
    expect(first.bases).toEqual(['reported', 'reported']);
    lose();
    await vi.advanceTimersByTimeAsync(110 * SECOND);
    // What is kept becomes no younger.
    expect(await read()).toEqual(first);
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect((await read()).bases).toEqual(['scheduled', 'scheduled']);
  },
);
