import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../src/contract/journeys/journeys.ts';
import { createService } from '../../src/service/createService.ts';
import type { Source } from '../../src/service/Source.ts';
import { createDemoCity } from '../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../support/builders.ts';
import { requestJson } from '../support/cities/small-service.ts';

const NOW = Date.parse('2026-11-30T17:59:00-06:00');
const CLOSED = '0053';

/** The stops at which somebody gets on or off a bus of the demo near a stop that its own notice closes. */
async function stopsUsed(source: Source): Promise<ReadonlySet<string | undefined>> {
  const settings = theSettings();
  const service = createService(source, settings, () => NOW);
  const path = `/v1/getjourneys?key=${settings.service.key}&from=0052&to=0593`;
  const { journeys } = z.parse(JourneysAnswer, (await requestJson(service, path)).body);
  expect(journeys.length).toBeGreaterThan(1);
  const rides = journeys.flatMap(({ legs }) => legs.filter(({ kind }) => kind === 'ride'));
  expect(rides.length).toBeGreaterThan(0);
  return new Set(rides.flatMap(({ from, to }) => [from.stopID, to.stopID]));
}

test('N6, J1: no way uses a stop that a notice closes, also one that is in no feed', async () => {
  const demo = createDemoCity();
  const notices = await demo.alerts.read(null, NOW);
  const closing = notices.value.filter(({ effect }) => effect === 'no-service');
  expect(closing.flatMap(({ concerns }) => concerns.flatMap(({ stops = [] }) => stops))).toContain(
    CLOSED,
  );
  expect(await stopsUsed(demo)).not.toContain(CLOSED);
  expect(await stopsUsed({ ...demo, alerts: undefined })).toContain(CLOSED);
});
