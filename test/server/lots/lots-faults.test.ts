import { expect, test } from 'vitest';

import { mixedCity } from '../../support/cities/mixed-city.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { calendarOf } from '../../support/feeds/calendars.ts';
import { startLotsFeed, URL_OF_LOTS } from '../../support/feeds/lots-feed.ts';

const MINUTE = 60_000;
const SETTINGS = {
  kind: 'csv',
  feed: `${URL_OF_LOTS}/lots.csv?key=quiet`,
  columns: { id: 'id', open: 'free', time: 'at' },
  lotsSeconds: 60,
};
const iso = (time: number) => new Date(time).toISOString();

test('S15, F22: a feed none of whose counts can be shown fails, with its rows in the log and on the operator’s page', async () => {
  let csv = 'id,free,at\nA,5,soon\nB,6,today';
  const { clock, log, feed } = startLotsFeed(SETTINGS, () => new Response(csv));
  await feed.start?.();
  const failure = 'No count can be shown: counts without a readable time (2)';
  const line =
    'lots.csv line 2, column at: A has the time "soon", which can\'t be read as a date with a time of day, so its count is not shown as live.';
  expect(feed.health?.()).toEqual({ lots: false });
  expect(feed.figures?.()).toMatchObject([{ isFailing: true, failure }]);
  expect(feed.figures?.()[0]?.notes).toContain(line);
  expect(log).toContainEqual({ event: 'feed report', line });
  expect(log).toContainEqual({
    event: 'lots feed failed',
    feed: `${URL_OF_LOTS}/lots.csv`,
    failure,
  });
  const reports = () => log.filter(({ event }) => event === 'feed report').length;
  const before = reports();
  csv = `id,free,at\nA,5,${iso(NOON + MINUTE)}\nB,6,later`;
  await clock.advance(2 * MINUTE);
  expect(feed.health?.()).toEqual({ lots: true });
  expect(log.map(({ event }) => event)).toContain('lots feed recovered');
  expect(reports(), 'a reason that was logged is not logged again').toBe(before);
  expect(JSON.stringify([log, feed.figures?.()])).not.toContain('quiet');
});

test("S15: at night, when all lots of a feed are closed, one count that can't be read is no outage", async () => {
  const { feed } = startLotsFeed(
    { ...SETTINGS, columns: { id: 'id', open: 'free', total: 'all', state: 'state' } },
    () => new Response('id,free,all,state\nA,,90,closed\nB,x,80,open'),
  );
  await feed.start?.();
  expect(feed.health?.()).toEqual({ lots: true });
  expect(feed.figures?.()[0]?.content).toBe('2 lots, 0 with a count, 1 closed');
});

test('S15: counts that get too old while the file stays the same make the feed fail without a request of a rider', async () => {
  const { clock, log, feed } = startLotsFeed(
    { ...SETTINGS, countsGoneMinutes: 30 },
    () => new Response(`id,free,at\nA,5,${iso(NOON)}`),
  );
  await feed.start?.();
  expect(feed.health?.()).toEqual({ lots: true });
  await clock.advance(32 * MINUTE);
  expect(log).toContainEqual(
    expect.objectContaining({ failure: 'No count can be shown: counts that are too old (1)' }),
  );
});

test('S15: a refused file keeps what was found in its rows', async () => {
  const { log, feed } = startLotsFeed(SETTINGS, () => new Response('id,free,at\n,5,\n,6,'));
  await feed.start?.();
  const line = 'lots.csv line 2, column id: the cell is empty.';
  expect(feed.figures?.()[0]?.notes).toContain(line);
  expect(log).toContainEqual({ event: 'feed report', line });
});

test('S15, F24: lots of another city are a failure, in a city of a feed', async () => {
  const { write, open, log } = mixedCity();
  write('lots.csv', 'id,free,lat,lon\nA,5,48.1,11.5');
  const columns = { id: 'id', open: 'free', lat: 'lat', lon: 'lon' };
  const city = await open({ lots: { kind: 'csv', feed: 'lots.csv', columns } });
  expect(city.health()).toMatchObject({ lots: false });
  expect(log).toContainEqual(
    expect.objectContaining({ failure: "Every lot is far from this city's stops" }),
  );
});

test('S15: a calendar none of whose events can be read fails, with its lines in the log and on the operator’s page', async () => {
  const { write, open, log } = mixedCity();
  write('lots.json', JSON.stringify({ lots: [{ name: 'North', shortName: 'north' }] }));
  write('arena.ics', calendarOf(['DTSTART:tomorrow']));
  const city = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [{ venue: 'Arena', feed: 'arena.ics', lots: ['north'] }],
  });
  const failure = 'No event can be shown: events without a time (1)';
  const line =
    'arena.ics line 4, DTSTART: Match starts at "tomorrow", which is no date, so it is left out.';
  expect(city.health()).toMatchObject({ calendars: [false] });
  const arena = city.metrics().figures.find(({ feed }) => feed === 'events');
  expect(arena).toMatchObject({ isFailing: true, failure, notes: [line] });
  expect(log).toContainEqual({ event: 'calendar failed', venue: 'Arena', failure });
  expect(log).toContainEqual({ event: 'feed report', line });
});
