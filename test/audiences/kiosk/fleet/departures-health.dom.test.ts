import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { arrivalsKey } from '../../../../src/api/queries/query-keys.ts';
import { readHealth } from '../../../../src/audiences/kiosk/fleet/health.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';

const { staleness } = theSettings();
/** A display whose entry in screens.json is right. */
const RIGHT = { wrong: [], hasGood: true, isStored: true };

test.each([
  [[{}, { isLiveLost: true }], 'failing', 'degraded'],
  [[{}, {}], 'ok', 'ok'],
])(
  'A42: departures of which a stop has no live times are failing, although they can be read',
  (answers, state, status) => {
    const client = new QueryClient();
    for (const [index, answer] of answers.entries()) {
      const queryKey = arrivalsKey(`0${index}`);
      client.setQueryData(queryKey, { answer, receivedAt: monotonicNow() - 5_000 });
      new QueryObserver(client, { queryKey, enabled: true, staleTime: Infinity }).subscribe(
        () => {},
      );
    }
    const { sources, ...health } = readHealth({
      id: '',
      client,
      staleness,
      contextLosses: 0,
      entry: RIGHT,
    });
    client.clear();
    expect([sources, health.status]).toEqual([{ departures: { state, age: 5 } }, status]);
  },
);
