import { describe, expect, test } from 'vitest';

import { decodeSnapshot, encodeSnapshot } from '../../../src/contract/snapshot/snapshot-file.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { SentAlert } from '../../support/realtime/encodeAlerts.ts';
import { cityOfTwo, FIRST, matchSent, SECOND } from '../../support/realtime/match-alerts.ts';

type Informed = NonNullable<SentAlert['informed']>;

const concernsOf = (informed: Informed, city = cityOfTwo()) =>
  matchSent([{ header: 'Snow', informed }], city).alerts[0]?.concerns;

/** The city with a type for each of its two routes. */
function withTypes(...types: readonly number[]) {
  const city = cityOfTwo();
  const routes = city.routes.map((route, index) => ({ ...route, type: types[index] ?? 3 }));
  return { ...city, routes };
}

describe('what a selector names beside one that is not known', () => {
  test.each([
    ['route', { route: FIRST.id }, [{ routeID: FIRST.routeID }]],
    ['stop', { stop: 's2' }, [{ stops: ['102'] }]],
    ['trip', { trip: { id: 'out', date: '20261124' } }, [{ trips: ['20261124.out'] }]],
  ])('N1: a known %s is clear beside an unknown agency', (_what, entity, concerns) => {
    expect(concernsOf([{ agency: 'Z', ...entity }])).toEqual(concerns);
  });

  test.each<[string, Informed[number]]>([
    ['an unknown agency with a type', { agency: 'Z', type: 3 }],
    ['an unknown agency with an unknown route', { agency: 'Z', route: '99' }],
    ['a route of another agency', { agency: 'B', route: FIRST.id }],
    ['a start without a route', { stop: 's2', trip: { start: '12:30:00' } }],
    ['a start that is no time', { trip: { route: FIRST.id, start: 'noon' } }],
  ])('N1: %s is still nobody', (_what, entity) => {
    expect(concernsOf([entity])).toBeUndefined();
  });

  test('N1: a trip with an unknown ID is found by its route, start and day', () => {
    const trip = { id: 'other', route: FIRST.id, start: '12:30', date: '2026-11-24' };
    expect(concernsOf([{ direction: 1, trip }])?.[0]?.trips).toEqual(['20261124.1795545000.back']);
  });

  test('N1: both directions of a route are the route', () => {
    const both = [0, 1].map((direction) => ({ trip: { route: FIRST.id, direction } }));
    expect(concernsOf(both)).toEqual([{ routeID: FIRST.routeID }]);
  });
});

describe('types of routes', () => {
  const first = [{ routeID: FIRST.routeID }];
  test.each([
    ['3 are all buses', 3, [704, 0], first],
    ['3 are coaches', 3, [202, 0], first],
    ['700 are buses without an extended type', 700, [3, 0], first],
    ['700 is not a tram', 700, [3, 900], first],
    ['704 are buses that the timetable does not tell apart', 704, [3, 0], first],
    ['704 is 700', 704, [700, 0], first],
    ['704 is 704, where the timetable has it', 704, [704, 3], first],
    ['704 is not 702', 704, [702, 0], undefined],
    ['1 are metros, and not trains', 1, [401, 106], first],
    ['2 are trains', 2, [109, 401], first],
    ['0 are trams', 0, [902, 3], first],
    ['4 are ferries', 4, [1004, 3], first],
    ['1200 is 4', 1200, [4, 3], first],
    ['11 are trolleybuses', 11, [800, 3], first],
    ['12 are monorails', 12, [405, 3], first],
  ])('N1: route_type %s', (_what, type, types, concerns) => {
    expect(concernsOf([{ type }], withTypes(...types))).toEqual(concerns);
  });

  test('N1: a type beside a route of its family excludes nothing', () => {
    expect(concernsOf([{ type: 3, route: SECOND.id }], withTypes(0, 704))).toEqual([
      { routeID: SECOND.routeID },
    ]);
  });
});

describe('days of trips', () => {
  test.each(['2026-11-24', '2026/11/24', '2026-11-24T08:00:00'])(
    'N1, F15: a trip with start_date %o is that of the day',
    (date) => {
      expect(concernsOf([{ trip: { id: 'out', date } }])).toEqual([{ trips: ['20261124.out'] }]);
    },
  );

  test.each(['20261399', '99999999', 'today', '24.11.2026', '202611240'])(
    'N11: a trip with start_date %o concerns nobody, and is named',
    (date) => {
      const { alerts, unknown } = matchSent([
        { header: 'Snow', informed: [{ trip: { id: 'out', date } }] },
      ]);
      expect(alerts).toEqual([]);
      expect(unknown).toEqual([`trip out with start_date ${date}`]);
    },
  );
});

/** Trips stop at two platforms of a station, and at a stop without one. */
const STATION = `stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station
hub,900,Hub,43.07,-89.4,1,
s1,77,Hub A,43.0700,-89.4,0,hub
s2,77,Hub B,43.0750,-89.4,0,hub
unused,,Hub C,43.0750,-89.4,0,hub
lift,,Lift,43.07,-89.4,2,hub
hall,,Hall,43.07,-89.4,3,hub
front,,Hub A front,43.07,-89.4,4,s1
back,,Hub C back,43.07,-89.4,4,unused
s3,88,Third St,43.08,-89.4,0,
far,901,Far,43.09,-89.4,1,
exit,,Far exit,43.09,-89.4,2,far`;

describe('parts of stations', () => {
  test.each([
    ['the station', 'hub', ['s1', 's2']],
    ['its code', '900', ['s1', 's2']],
    ['a platform', 's1', ['s1']],
    ['the code of both platforms', '77', ['s1', 's2']],
    ['the code of a stop', '88', ['s3']],
    ['an entrance', 'lift', ['s1', 's2']],
    ['a node', 'hall', ['s1', 's2']],
    ['a boarding area', 'front', ['s1']],
    ['a platform without trips', 'unused', null],
    ['a boarding area of a platform without trips', 'back', null],
    ['a station without trips', 'far', null],
    ['its code', '901', null],
    ['its entrance', 'exit', null],
  ])('N1: %s, %s, concerns %o', async (_what, stop, stops) => {
    const { snapshot } = await importGtfs(aFeed({ 'stops.txt': STATION }), {
      today: FEED_DAY,
      contentHash: '00',
    });
    const file = new TextEncoder().encode([...encodeSnapshot(snapshot)].join(''));
    const { alerts } = matchSent([{ header: 'Snow', informed: [{ stop }] }], decodeSnapshot(file));
    expect(alerts.map(({ concerns }) => concerns)).toEqual(stops === null ? [] : [[{ stops }]]);
  });

  test('N1: trips that stop at the station and at a platform concern both', async () => {
    const times = `
t1,08:00:00,08:00:00,hub,1
t1,08:05:00,08:05:00,s2,2
t1,08:10:00,08:10:00,s3,3`;
    const { snapshot } = await importGtfs(
      aFeed({ 'stops.txt': STATION, 'stop_times.txt': times }),
      { today: FEED_DAY, contentHash: '00' },
    );
    for (const stop of ['hub', 'lift'])
      expect(concernsOf([{ stop }], snapshot)).toEqual([{ stops: ['900', '77'] }]);
  });
});
