import { expect, test } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import type { Api } from '../../../../src/api/createApi.ts';
import { withBackOff } from '../../../../src/audiences/kiosk/polling/withBackOff.ts';
import { DOCUMENTS } from '../../../../src/contract/documents/documents.ts';
import { OPERATIONS } from '../../../../src/contract/operations.ts';

const fail = () => Promise.reject(new ApiError('timeout', 'no answer'));
const failing: Api = {
  getstops: fail,
  getnearbystops: fail,
  getstoplocation: fail,
  getvehicles: fail,
  getarrivals: fail,
  gettrip: fail,
  ask: fail,
  lots: fail,
  routeDocument: fail,
};
/** What a display asks of each, with a query that none of them looks at here. */
const ASK: Readonly<Record<string, (api: Api) => Promise<unknown>>> = {
  getstops: (api) => api.getstops({}),
  getnearbystops: (api) => api.getnearbystops({ lat: 43, lon: -89 }),
  getstoplocation: (api) => api.getstoplocation({ stopID: '0100' }),
  getvehicles: (api) => api.getvehicles({ routeID: '03' }),
  getarrivals: (api) => api.getarrivals({ stopID: '0100' }),
  getalerts: (api) => api.ask(OPERATIONS.getalerts, {}),
  gettrip: (api) => api.gettrip({ tripID: 't' }),
  lots: (api) => api.lots({}),
  routeDocument: (api) => api.routeDocument('03'),
};

const { routeDocument } = DOCUMENTS;
test.each(Object.entries({ ...OPERATIONS, routeDocument }))(
  'A14: a display waits before it asks again for %s, unless that is polled anyway',
  async (name, { fresh }) => {
    const error: unknown = await ASK[name]?.(withBackOff(failing, 0.5)).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    const wait = error instanceof ApiError ? error.retryAfter : undefined;
    expect((wait ?? 0) > 1000).toBe(fresh === 'static');
  },
);
