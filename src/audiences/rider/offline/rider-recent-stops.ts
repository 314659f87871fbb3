import { createStoredValue } from '../../../ui/browser/createStoredValue.ts';

/** The IDs of the stops that the rider opened last, the latest first. */
export const RIDER_RECENT_STOPS = createStoredValue<readonly string[]>(
  'recent-stops',
  (stored) =>
    Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string')
      : undefined,
  [],
);
