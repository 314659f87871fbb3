import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../../../src/contract/journeys/journeys.ts';
import { StopLocationAnswer } from '../../../../src/contract/stops/stop-lookups.ts';
import { decodeFeedMessage } from '../../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../../src/lib/steps.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { createAgency } from '../../../../src/transit/createAgency.ts';
import { theSettings } from '../../../support/builders.ts';
import { requestJson } from '../../../support/cities/small-service.ts';
import { imported } from '../../../support/feeds/report-of.ts';
import { aStationFeed, STATION, WAYS } from '../../../support/feeds/station-feed.ts';
import { encodeAlerts, type SentAlert } from '../../../support/realtime/encodeAlerts.ts';

/** Monday, June 1, 2026, 7 a.m. in Chicago. The bus leaves A at 8, B at 9, and is far away at 10. */
const NOW = Date.UTC(2026, 5, 1, 12);
const ACCESSIBILITY_ISSUE = 11;
const DETOUR = 4;

/** The city of the station with alerts of a realtime feed. */
async function openStation(...alerts: readonly SentAlert[]) {
  const { snapshot, timetable } = await imported(
    aStationFeed(STATION, WAYS, {
      'trips.txt':
        'route_id,service_id,trip_id,trip_headsign,direction_id,wheelchair_accessible\nr1,daily,t1,North,0,1',
    }),
  );
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(snapshot, timetable));
  runSteps(agency.take(0, decodeFeedMessage(encodeAlerts(alerts)), NOW));
  const live = {
    agency,
    use: async (...city: Parameters<typeof agency.use>) => runSteps(agency.use(...city)),
  };
  const source = createSnapshotSource({ snapshot, timetable, live });
  const service = createService(source, theSettings(), () => NOW);
  const bodyOf = async (path: string) => (await requestJson(service, path)).body;
  return {
    service,
    platforms: async () => {
      const read = await bodyOf('/v1/getstoplocation?stopID=central');
      const { station } = z.parse(StopLocationAnswer, read);
      return station?.platforms.map(({ stepFree }) => stepFree);
    },
    /** The stops at which riders board who need it without steps. */
    boards: async (from: string, query = '') => {
      const path = `/v1/getjourneys?from=${from}&to=far&needs=accessible${query}`;
      const { journeys } = z.parse(JourneysAnswer, await bodyOf(path));
      return journeys.flatMap(({ legs }) =>
        legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.from.stopID] : [])),
      );
    },
  };
}

const outage = (
  text: string,
  stops: readonly string[],
  more: Partial<SentAlert> = {},
): SentAlert => ({
  id: text,
  header: text,
  effect: ACCESSIBILITY_ISSUE,
  informed: stops.map((stop) => ({ stop })),
  ...more,
});

const A = { isReached: true, elevators: ['S', '1'] };
const B = { isReached: true, elevators: ['S', '1', '2'] };
const B_CLOSED = { isReached: false, elevators: ['2'] };

test('W2: a station says of each platform whether and how it is reached without steps', async () => {
  const { platforms, boards, service } = await openStation();
  expect(await platforms()).toEqual([A, B]);
  expect(await boards('A')).toEqual(['A']);
  expect(await boards('B')).toEqual(['B']);
  // An elevator may be out of service in a minute.
  const { headers } = await requestJson(service, '/v1/getstoplocation?stopID=A');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
});

test.each<[string, SentAlert]>([
  ['its number', outage('Elevator 2 is unavailable', ['central'])],
  ['its number among others', outage('Ascensores 2 y 7 fuera de servicio', ['central', 'A', 'B'])],
  ['its way', outage('Out of order', ['w6'])],
])(
  'W2: an alert that names an elevator by %s closes it, for cards and journeys',
  async (_by, alert) => {
    const { platforms, boards } = await openStation(alert);
    expect(await platforms()).toEqual([A, B_CLOSED]);
    expect(await boards('A')).toEqual(['A']);
    expect(await boards('B')).toEqual([]);
  },
);

test('W2: the door of an elevator names it, and a number at another place of a text does not', async () => {
  const byDoor = await openStation(outage('Out of order until 2 p.m.', ['top1']));
  const closed = { isReached: false, elevators: ['1'] };
  expect(await byDoor.platforms()).toEqual([closed, closed]);
  const byText = await openStation(outage('Elevator 1: back at 2', ['central']));
  expect(await byText.platforms()).toEqual([closed, closed]);
});

test('W2: an alert at a station that names no elevator closes all, and at a platform those on its way', async () => {
  const atStation = await openStation(outage('No elevators today', ['central']));
  expect(await atStation.platforms()).toEqual([
    { isReached: false, elevators: ['S', '1'] },
    { isReached: false, elevators: ['S', '1', '2'] },
  ]);
  const atPlatform = await openStation(outage('Aucun ascenseur', ['A']));
  expect(await atPlatform.platforms()).toEqual([
    { isReached: false, elevators: ['S', '1'] },
    { isReached: false, elevators: ['S', '1'] },
  ]);
});

test('W2: no other alert closes an elevator: another effect, an escalator, another stop or time', async () => {
  const later = { periods: [{ start: NOW / 1000 + 7 * 3600 }] };
  const { platforms, boards } = await openStation(
    outage('Elevator 2 is a subject of this text', ['central'], { effect: DETOUR }),
    outage('The escalator is out of service', ['central']),
    outage('Elevator 2', ['far']),
    outage('Elevator 2 closes at 2 p.m.', ['central'], later),
  );
  expect(await platforms()).toEqual([A, B]);
  expect(await boards('B')).toEqual(['B']);
  // A journey of tomorrow goes by what is in force then.
  expect(await boards('B', '&at=2026-06-02T08:00:00-05:00')).toEqual([]);
});
