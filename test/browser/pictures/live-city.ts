import type { Arrival } from '../../../src/contract/arrivals.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { supply } from '../../support/cities/supply.ts';

const demo = createDemoCity();
const MINUTE = 60_000;

/** What happens to the departures of a stop, in their order: one is late, one early, one canceled, and so on. */
const CHANGES: readonly ((arrival: Arrival) => Arrival)[] = [
  (arrival) => ({ ...arrival, basis: 'reported' }),
  (arrival) => ({
    ...arrival,
    basis: 'reported',
    expectedAt: arrival.expectedAt + 4 * MINUTE,
  }),
  (arrival) => ({ ...arrival, basis: 'reported', state: 'canceled' }),
  (arrival) => ({ ...arrival, basis: 'estimated', expectedAt: arrival.expectedAt - 2 * MINUTE }),
  (arrival) => ({ ...arrival, basis: 'reported', state: 'skipped' }),
  (arrival) => arrival,
];

/** The demo city with live times that are late, early, canceled and skipped. */
export const LIVE_CITY: Source = {
  ...demo,
  ...(demo.times === undefined
    ? {}
    : {
        times: {
          ...demo.times,
          arrivals: supply(async (query, now) => {
            const { value } = (await demo.times?.arrivals.read(query, now)) ?? {};
            if (!value) return null;
            const arrivals = value.arrivals.map(
              (arrival, index) => CHANGES[index % CHANGES.length]?.(arrival) ?? arrival,
            );
            return { arrivals, updatedAt: now - 5_000 };
          }),
        },
      }),
};
