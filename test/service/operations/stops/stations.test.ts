import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { ArrivalsAnswer } from '../../../../src/contract/arrivals.ts';
import { NearAnswer, nearFrom } from '../../../../src/contract/places/near.ts';
import { StopLocationAnswer } from '../../../../src/contract/stops/stop-lookups.ts';
import { StopsAnswer } from '../../../../src/contract/stops/stop.ts';
import { metersBetween } from '../../../../src/lib/geo/distance.ts';
import { createService } from '../../../../src/service/createService.ts';
import { entrancesAround } from '../../../../src/service/operations/stops/stations.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { demoSnapshot } from '../../../../src/service/sources/demo/snapshot.ts';
import { theSettings } from '../../../support/builders.ts';
import { requestJson } from '../../../support/cities/small-service.ts';

const service = createService(createDemoCity(), theSettings(), () => Date.UTC(2026, 10, 20, 18));
const bodyOf = async (path: string) => (await requestJson(service, path)).body;

test('W1: the answer about a route says of each stop what the feed says, and nothing where it says nothing', async () => {
  const { stops } = z.parse(StopsAnswer, await bodyOf('/v1/getstops'));
  const flags = new Map(demoSnapshot().stops.map((stop) => [stop.stopID, stop.isAccessible]));
  expect(stops.map((stop) => stop.wheelChairAccessible)).toEqual(
    stops.map(({ stopID }) => flags.get(stopID)),
  );
  expect(new Set(flags.values())).toEqual(new Set([true, false, undefined]));
});

test('W3: a station is found by its own ID and by those of its platforms, with what departs where', async () => {
  const platform = z.parse(StopLocationAnswer, await bodyOf('/v1/getstoplocation?stopID=0169'));
  const station = z.parse(
    StopLocationAnswer,
    await bodyOf('/v1/getstoplocation?stopID=station-grand'),
  );
  expect(platform).toMatchObject({ stopID: '0169', platform: 'A', wheelChairAccessible: true });
  expect(station).toMatchObject({
    stopID: 'station-grand',
    intersection: 'Grand & Meridian Station',
  });
  expect(platform.station).toEqual(station.station);
  expect(station.station?.platforms.map(({ stopID, lines }) => [stopID, lines.length > 0])).toEqual(
    [
      ['0169', true],
      ['0267', true],
      ['2113', true],
    ],
  );
  expect(
    station.station?.entrances.map(({ wheelChairAccessible }) => wheelChairAccessible),
  ).toEqual([true, false]);
});

test('W3: the departures of a station are those of its platforms, and each says from which', async () => {
  const arrivalsAt = async (stopID: string) =>
    z.parse(ArrivalsAnswer, await bodyOf(`/v1/getarrivals?stopID=${stopID}&minutes=30`)).arrivals;
  const all = await arrivalsAt('station-grand');
  const ofPlatforms = await Promise.all(['0169', '0267', '2113'].map(arrivalsAt));
  expect(all.length).toBeGreaterThan(2);
  expect(all.map(({ tripID }) => tripID).toSorted()).toEqual(
    ofPlatforms
      .flat()
      .map(({ tripID }) => tripID)
      .toSorted(),
  );
  const from = new Set(all.map(({ departsFrom }) => departsFrom?.stopID));
  expect(from).toEqual(
    new Set(['0169', '0267', '2113'].filter((_, index) => (ofPlatforms[index] ?? []).length > 0)),
  );
});

test('W3: near an entrance its station is found, by that entrance', async () => {
  const [entrance] = demoSnapshot().stations?.[0]?.entrances ?? [];
  const path = `/v1/getnear?lat=${entrance?.lat ?? 0}&lon=${entrance?.lon ?? 0}&meters=150`;
  const { stops } = nearFrom(z.parse(NearAnswer, await bodyOf(path)));
  const platforms = stops.filter(({ platform }) => platform !== undefined);
  expect(platforms.map((stop) => [stop.stopID, stop.meters, stop.entrance])).toEqual(
    ['0169', '0267', '2113'].map((stopID) => [stopID, 0, entrance?.name]),
  );
  expect(stops.filter((stop) => stop.platform === undefined && stop.entrance)).toEqual([]);
});

test('W3: a station is as far as its nearest entrance, and is found up to that distance', async () => {
  const [north, south] = demoSnapshot().stations?.[0]?.entrances ?? [];
  if (north === undefined || south === undefined) throw new Error('the station has two entrances');
  const context = { source: createDemoCity(), now: 0 };
  const apart = metersBetween(north, south);
  for (const [at, other] of [
    [north, south],
    [south, north],
  ] as const) {
    const found = await entrancesAround(context, at, apart);
    expect(found.get('0169')).toEqual({ name: at.name, meters: 0 });
    // Beyond it, on a line through both.
    const beyond = { lat: 2 * at.lat - other.lat, lon: 2 * at.lon - other.lon };
    const meters = metersBetween(beyond, at);
    expect((await entrancesAround(context, beyond, meters)).get('0169')).toEqual({
      name: at.name,
      meters,
    });
    expect((await entrancesAround(context, beyond, meters - 0.01)).size).toBe(0);
  }
});

test('W3: an unknown station is refused like an unknown stop', async () => {
  expect(await bodyOf('/v1/getarrivals?stopID=station-none')).toMatchObject({ status: '-1' });
  expect(await bodyOf('/v1/getstoplocation?stopID=station-none')).toMatchObject({ status: '-1' });
});
