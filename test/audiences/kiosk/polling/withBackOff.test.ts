import { expect, test } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import type { Api } from '../../../../src/api/createApi.ts';
import { withBackOff } from '../../../../src/audiences/kiosk/polling/withBackOff.ts';
import { DOCUMENTS } from '../../../../src/contract/documents/documents.ts';
import { type Operation, OPERATIONS } from '../../../../src/contract/operations/operations.ts';

const fail = () => Promise.reject(new ApiError('timeout', 'no answer'));
const failing: Api = {
  ask: fail,
  routeDocument: fail,
};
const { routeDocument } = DOCUMENTS;
const ALL: Readonly<Record<string, Operation>> = { ...OPERATIONS, routeDocument };
test.each(Object.entries(ALL))(
  'A14: a display waits before it asks again for %s, unless that is polled anyway',
  async (name, operation) => {
    const api = withBackOff(failing, 0.5);
    const read = name === 'routeDocument' ? api.routeDocument('03') : api.ask(operation, {});
    const error: unknown = await read.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    const wait = error instanceof ApiError ? error.retryAfter : undefined;
    expect((wait ?? 0) > 1000).toBe(operation.fresh === 'static');
  },
);
