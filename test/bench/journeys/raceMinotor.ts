import { existsSync } from 'node:fs';

import { createRandom } from '../../support/journeys/random.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { createSingleSearch } from './createSingleSearch.ts';
import { loadMinotor, MINOTOR } from './loadMinotor.ts';
import { type FeedOfDay, openCity, timed } from './openCity.ts';

const QUESTIONS = inShort(10, 500);
const RIDES = 5;

interface Question {
  /** Indices of stops. */
  readonly from: number;
  readonly to: number;
  /** The departure. Instants are in milliseconds since 1970. */
  readonly at: number;
}

/** The earliest arrival that a router finds; Infinity without one. */
type Ask = (question: Question) => number;

const isFound = (arrival: number | undefined) => arrival !== undefined && arrival < Infinity;

/** Asks minotor and us the same of one feed, in one process, one after the other, and compares what they find. */
export async function raceMinotor(feed: FeedOfDay): Promise<string> {
  const { name, path, date } = feed;
  if (!existsSync(path)) return `${MINOTOR}: skipped, needs ${path}\n`;
  const minotor = await loadMinotor(path, date, RIDES);
  if (typeof minotor === 'string')
    return `${MINOTOR}: skipped, is not there. Get it with \`${minotor}\`\n`;
  const { part, stops, midnight, instantOfNth, askAll } = await openCity(feed);
  const serviceDay = date.replaceAll('-', '');
  const single = createSingleSearch({ part, serviceDay, midnight, rides: RIDES });
  const placeOf = (index: number) => {
    const { stopID = '', lat = 0, lon = 0 } = stops[index] ?? {};
    return { stopID, lat, lon };
  };
  const idOf = (index: number) => stops[index]?.gtfsStopID ?? '';
  const routers: readonly (readonly [string, Ask])[] = [
    [
      'Curbside, all ways',
      ({ from, to, at }) =>
        Math.min(...askAll(placeOf(from), placeOf(to), at).map(({ arriveAt }) => arriveAt)),
    ],
    ['Curbside, one earliest arrival', ({ from, to, at }) => single(from, to, at)],
    [
      `${MINOTOR}, one earliest arrival`,
      ({ from, to, at }) => midnight + 1000 * minotor(idOf(from), idOf(to), (at - midnight) / 1000),
    ],
  ];

  const random = createRandom(name);
  const questions = Array.from({ length: QUESTIONS }, (_, nth) => ({
    from: random(stops.length),
    to: random(stops.length),
    at: instantOfNth(nth),
  }));
  const answers = routers.map(([router, ask]) => {
    // The first time lays out the timetable, and has the code compiled.
    for (const question of questions) ask(question);
    const all = questions.map((question) => timed(() => ask(question)));
    return {
      router,
      arrivals: all.map(([arrival]) => arrival),
      times: all.map(([, time]) => time),
    };
  });
  const theirs = answers.at(-1)?.arrivals ?? [];
  const rows = answers.map(({ router, arrivals, times }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) =>
      figure(sorted[Math.floor(share * (QUESTIONS - 1))] ?? Number.NaN, 1);
    const found = arrivals.filter(isFound).length;
    const differences = arrivals.flatMap((arrival, nth) => {
      const other = theirs[nth] ?? Number.NaN;
      return isFound(arrival) && isFound(other) ? [Math.sign(arrival - other)] : [];
    });
    const count = (sign: number) => figure(differences.filter((one) => one === sign).length);
    const compared = arrivals === theirs ? ['', '', ''] : [count(-1), count(0), count(1)];
    return [router, at(0.5), at(0.99), figure(found), ...compared];
  });
  return [
    table(
      `${name} beside minotor, ${QUESTIONS} questions from stop to stop: milliseconds of CPU. Where both find an arrival, how often it is earlier than minotor's`,
      [['router', 'median', 'p99', 'found', 'earlier', 'the same', 'later'], ...rows],
    ),
    'All ways: up to five, with walks to other stops and two minutes for a change.',
    `One earliest arrival: of one service day, with up to ${RIDES} rides and no walks; a change is at one stop and takes no time, as minotor has it for this feed.\n`,
  ].join('\n');
}
