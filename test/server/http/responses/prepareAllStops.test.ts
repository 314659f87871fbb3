import { expect, test } from 'vitest';

import { compressResponse } from '../../../../src/server/http/responses/compressResponse.ts';
import { prepareAllStops } from '../../../../src/server/http/responses/prepareAllStops.ts';
import { createService } from '../../../../src/service/createService.ts';
import { aRouteStop, theSettings } from '../../../support/builders.ts';
import { NOON, smallSource } from '../../../support/cities/small-source.ts';

test('S4: once all stops are prepared, no request encodes a stop again', async () => {
  let reads = 0;
  const stops = Array.from({ length: 100 }, (_, index) => ({
    ...aRouteStop({ stopID: String(index) }),
    get intersection() {
      reads += 1;
      return 'State & Park';
    },
  }));
  await prepareAllStops(stops, NOON, 'America/Chicago');
  expect(reads).toBe(stops.length);
  const service = createService(
    smallSource({ stops: async () => stops }),
    theSettings(),
    () => NOON,
  );
  for (const encoding of ['br', 'gzip', 'identity']) {
    const request = new Request('http://city.test/v1/getstops?key=test-key', {
      headers: { 'accept-encoding': encoding },
    });
    const response = await compressResponse(request, await service(request));
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  expect(reads).toBe(stops.length);
});
