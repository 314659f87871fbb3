import { expect, test } from 'vitest';

import { journeyDates } from '../../../src/edge/pocket/journeyDates.ts';

const NOON = Date.UTC(2026, 10, 20, 18);

test.each([
  ['now', '', ['20261120', '20261121']],
  ['early today', 'at=2026-11-20T00:10:00-06:00', ['20261119', '20261120']],
  ['late tomorrow', 'at=2026-11-21T23:50:00-06:00', ['20261121', '20261122']],
  ['with a plus', 'at=2026-11-20T08:00:00+01:00', ['20261119', '20261120']],
  ['to be there', 'at=2026-11-20T08:00:00-06:00&arriveBy=true', ['20261119', '20261120']],
  ['at a time that is none', 'at=soon', []],
])('P4: for journeys %s the page needs these days', (_when, at, dates) => {
  expect(journeyDates(`/v1/getjourneys?from=1&to=2&${at}`, NOON, 'America/Chicago')).toEqual(dates);
});
