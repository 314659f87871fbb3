import type { DepartureFilter } from '../../../src/contract/departure-filter.ts';

/** A filter that leaves out no more than it says. */
export const onlyBuses = (filter: Partial<DepartureFilter>): DepartureFilter => ({
  destinations: [],
  via: [],
  platforms: [],
  hide: [],
  ...filter,
});
