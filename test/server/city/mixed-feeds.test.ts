import { expect, test } from 'vitest';

import { lotsIn } from '../../support/answers/wire-lots.ts';
import { aLot } from '../../support/builders.ts';
import { mixedCity } from '../../support/cities/mixed-city.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { calendarOf } from '../../support/feeds/calendars.ts';

const EVENTS = '/parking/v2/lots?expand=specialevents';

test('S8: the log says how many events are beyond a limit', async () => {
  const { write, open, log } = mixedCity();
  const counted = 'RRULE:FREQ=DAILY;COUNT=100000';
  write(
    'arena.ics',
    calendarOf(['DTSTART:19900101T190000Z', counted], ['DTSTART:20261121T010000Z']),
  );
  write('lots.json', JSON.stringify({ lots: [aLot()] }));
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [{ venue: 'Arena', feed: 'arena.ics', lots: ['north'] }],
  });
  for (let request = 0; request < 2; request++) await requestJson(opened.handle, EVENTS);
  expect(log.filter(({ event }) => event === 'events left out')).toEqual([
    { event: 'events left out', venue: 'Arena', leftOut: { 'events beyond a limit': 1 } },
  ]);
});

test('S8: lots with the name of one have no events beyond a limit of all together, and the log says so', async () => {
  const { write, open, log } = mixedCity();
  write('arena.ics', calendarOf(['DTSTART:20261121T010000Z', 'RRULE:FREQ=DAILY;COUNT=40']));
  const lots = Array.from({ length: 1000 }, (_, index) => aLot({ name: `Lot ${index}` }));
  write('lots.json', JSON.stringify({ lots }));
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [{ venue: 'Arena', feed: 'arena.ics', lots: ['north'], days: 60 }],
  });
  const { body } = await requestJson(opened.handle, EVENTS);
  const counts = lotsIn(body).map(({ specialEvents }) => specialEvents?.length ?? null);
  const without = counts.filter((count) => count === null).length;
  expect(without).toBeGreaterThan(0);
  expect(counts).toEqual([
    ...Array.from({ length: 1000 - without }, () => 40),
    ...Array.from({ length: without }, () => null),
  ]);
  expect(log.filter(({ event }) => event === 'events left out')).toEqual([
    {
      event: 'events left out',
      reason: `${without} lots of the city have no events, since all lots have too many together. Lots with the name of another one have its events too.`,
    },
  ]);
});

test('S8: the log and the operator’s page name a lot that a venue has and the city hasn’t', async () => {
  const { write, open, log } = mixedCity();
  write('arena.ics', calendarOf(['DTSTART:20261121T010000Z']));
  write('lots.json', JSON.stringify({ lots: [aLot(), aLot({ shortName: 'south' })] }));
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [
      { venue: 'Arena', feed: 'arena.ics', lots: ['nroth', 'south'] },
      { venue: 'Stadium', feed: 'arena.ics', lots: ['south'] },
    ],
  });
  const reason = 'source.events.0: no lot is called nroth. The lots are north, south.';
  const warnings = () => log.filter(({ event }) => event === 'setting without effect');
  expect(warnings()).toEqual([{ event: 'setting without effect', venue: 'Arena', reason }]);
  for (let request = 0; request < 2; request++) await requestJson(opened.handle, EVENTS);
  expect(warnings(), 'once').toHaveLength(1);
  const [arena, stadium] = opened.metrics().figures.filter(({ feed }) => feed === 'events');
  expect([arena?.notes, stadium?.notes]).toEqual([[reason], []]);
});

test('C10, S8: events of a venue are at the lot of the operator that the settings name', async () => {
  const { write, open, log } = mixedCity();
  write('arena.ics', calendarOf(['DTSTART:20261121T010000Z']));
  const lots = [
    aLot(),
    aLot({ operatedBy: 'uw' }),
    aLot({ shortName: 'uw/north' }),
    aLot({ shortName: 'south' }),
    aLot({ shortName: 'south', operatedBy: 'uw' }),
  ];
  write('lots.json', JSON.stringify({ lots }));
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [
      { venue: 'Arena', feed: 'arena.ics', lots: ['uw/north'] },
      { venue: 'Stadium', feed: 'arena.ics', lots: ['south'] },
    ],
  });
  const eventCounts = async () =>
    lotsIn((await requestJson(opened.handle, EVENTS)).body).map(
      ({ specialEvents }) => specialEvents?.length,
    );
  expect(await eventCounts()).toEqual([0, 1, 0, 1, 1]);
  await eventCounts();
  const reason =
    'source.events.1: south is city/south and uw/south. The events are shown at all of them. Write the operator before the name to choose one.';
  expect(
    log.filter(({ event }) => event.startsWith('setting')),
    'once',
  ).toEqual([{ event: 'setting with several meanings', venue: 'Stadium', reason }]);
  expect(opened.metrics().figures.find(({ name }) => name === 'Stadium')?.notes).toEqual([reason]);
});

test('S8: lots from a CSV file are read again when it changes, and its times are those of the city', async () => {
  const { write, open, log } = mixedCity();
  write('lots.csv', 'nr;name;all;free;at\n1;North;100;7;2026-11-20 11:59:00');
  const opened = await open({
    lots: {
      kind: 'csv',
      feed: 'lots.csv',
      columns: { id: 'nr', name: 'name', total: 'all', open: 'free', time: 'at' },
      lotsSeconds: 5,
      countsGoneMinutes: 30,
    },
  });
  const { body, headers } = await requestJson(opened.handle, '/parking/v2/lots');
  expect(body['lots']).toMatchObject([{ shortName: '1', openSpots: 7, totalSpots: 100 }]);
  expect(headers.get('last-modified')).toBe('Fri, 20 Nov 2026 17:59:00 GMT');
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'lots left out', leftOut: { places: 1 } }),
  );
});

test('S8: a lot whose calendar can’t be read has unknown events, and lots that can’t be read are a failure', async () => {
  const { write, open, log } = mixedCity();
  write('lots.json', JSON.stringify({ lots: [aLot(), aLot({ shortName: 'far' })] }));
  write('broken.ics', '<!doctype html>');
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [{ venue: 'Kohl Center', feed: 'broken.ics', lots: ['north'] }],
  });
  const { body } = await requestJson(opened.handle, EVENTS);
  // Without a list, which is not the same as an empty one (S1, C26).
  expect(lotsIn(body).map(({ specialEvents }) => specialEvents)).toEqual([undefined, []]);
  expect(log).toContainEqual(expect.objectContaining({ event: 'calendar failed' }));
  const other = mixedCity();
  other.write('lots.json', '{}');
  const broken = await other.open({ lots: { kind: 'v2', feed: 'lots.json' } });
  expect((await requestJson(broken.handle, '/parking/v2/lots')).status).toBe(503);
});

test('S8: counts in a file are as old as the file', async () => {
  const { write, open } = mixedCity();
  const wroteAt = new Date('2026-11-20T15:00:00Z');
  write('lots.json', JSON.stringify({ lots: [aLot()] }), wroteAt);
  const opened = await open({ lots: { kind: 'v2', feed: 'lots.json' } });
  const { headers } = await requestJson(opened.handle, '/parking/v2/lots');
  expect(headers.get('last-modified')).toBe(wroteAt.toUTCString());
});
