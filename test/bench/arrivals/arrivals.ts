import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { LearnedTimes } from '../../../src/transit/estimates/LearnedTimes.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { isShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { readArrivals, readPositions, readPredictions, type RecordedDay } from './recorded-days.ts';
import { openReplay } from './replay.ts';
import { asShown, type Score, scoreOf } from './score.ts';
import { benchTrains } from './trains.ts';
import { Trial } from './Trial.ts';
import { readWmata } from './wmata.ts';

/** Recorded days are beside the project, where it is developed. */
const RECORDED = '../shared/times';

function readDay(folder: string, date: string): RecordedDay {
  const path = (what: string) => `${folder}/${date}.${what}.csv`;
  return {
    date,
    positions: readPositions(path('positions')),
    predictions: readPredictions(path('predictions')),
    arrivals: existsSync(path('arrivals')) ? readArrivals(path('arrivals')) : new Map(),
  };
}

const MINUTE = 60_000;
/** A bus that was last seen so long before the time that was said never came: some are read every 10 minutes. */
const GHOST_AFTER = 11 * MINUTE;
const FARTHEST = 15 * MINUTE;

/**
 * Replays days: first those to learn from, then the test days, each asked at the moments of the vendor's predictions
 * (T9). Nothing is learned from what was read later.
 */
async function replay(
  zip: string,
  learn: readonly RecordedDay[],
  test: readonly RecordedDay[],
  trial: Trial,
): Promise<void> {
  const today = test[0]?.date ?? '';
  const city = await openReplay(filesFrom(readFeedBytes(zip)), today, new LearnedTimes());
  for (const { positions } of learn) city.day(positions, [], () => {});
  for (const { positions, predictions, arrivals } of test) {
    const lastSeen = new Map<string, number>();
    for (const { tripID, vehicleID, readAt } of positions)
      lastSeen.set(`${tripID} ${vehicleID}`, readAt);
    const start = Math.min(...positions.map(({ readAt }) => readAt));
    const end = Math.max(...positions.map(({ readAt }) => readAt));
    const routeByTrip = new Map(positions.map(({ tripID, routeID }) => [tripID, routeID]));
    const readMinutes = new Set(positions.map(({ readAt }) => Math.floor(readAt / MINUTE)));
    /** Whether the recording went on after a time; one day has a hole of eight hours. */
    const isRecorded = (after: number) =>
      Array.from({ length: GHOST_AFTER / MINUTE }, (_, minute) => minute + 1).some((minute) =>
        readMinutes.has(Math.floor(after / MINUTE) + minute),
      );
    city.day(positions, predictions, (row, said, scheduled) => {
      const bus = `${row.tripID} ${row.vehicleID}`;
      const came = arrivals.get(`${bus} ${row.stopSequence ?? ''}`);
      const now = row.readAt;
      if (said !== null) {
        trial.said += 1;
        trial.out.push(`${row.key},${Math.round(said / 1000)}`);
        const isOver = said < end - GHOST_AFTER && isRecorded(said);
        if (isOver && came === undefined && (lastSeen.get(bus) ?? 0) < said - GHOST_AFTER)
          trial.ghosts += 1;
      }
      if (came === undefined || came < now || came - now >= FARTHEST) return;
      if (said === null) {
        if (scheduled === null) trial.unknown += 1;
        else trial.missed += 1;
        return;
      }
      trial.vendor.push({ now, said: row.predictedAt, came });
      trial.own.push({ now, said, came });
      const half = now < (start + end) / 2 ? 'first half' : 'second half';
      for (const part of [`route ${routeByTrip.get(row.tripID) ?? ''}`, half])
        trial.add(part, { now, said, came });
      if (scheduled !== null) trial.timetable.push({ now, said: scheduled, came });
    });
  }
  trial.polls += city.joined.polls;
  trial.milliseconds += city.joined.milliseconds;
}

const one = (value: number) => figure(value, 1);
const rowOf = (who: string, { buckets, medians, meanAbsoluteError, score }: Score): string[] => [
  who,
  ...buckets.map(({ percent, count }) => `${one(percent)} of ${count}`),
  one(score),
  `${Math.round(meanAbsoluteError)} s`,
  medians.map((median) => Math.round(median)).join(' '),
];

function tableOf(
  title: string,
  { vendor, own, timetable, parts, polls, milliseconds, ...counts }: Trial,
  goal: string,
  { vendorName = 'vendor', hasParts = false } = {},
): string {
  const sendsMinutes = vendor.every(({ said }) => said % MINUTE === 0);
  const { said, ghosts, missed, unknown } = counts;
  const rows = [
    ['timetable', timetable],
    [sendsMinutes ? `${vendorName}, in whole minutes` : `${vendorName}, as sent`, vendor],
    ...(sendsMinutes ? [] : ([[`${vendorName}, as shown`, vendor.map(asShown)]] as const)),
    ['ours, as sent', own],
    ['ours, as shown', own.map(asShown)],
    ...(hasParts ? Array.from(parts, ([part, all]) => [`ours, ${part}`, all] as const) : []),
  ] as const;
  const header = ['', '0-3 min', '3-6', '6-10', '10-15', 'score', 'mean error', 'median errors'];
  const percent = (count: number) => `${one((100 * count) / Math.max(1, said))} %`;
  const scores = rows.map(([who, all]) => rowOf(who, scoreOf(all)));
  return [
    table(`Arrivals: ${title} (${goal})`, [header, ...scores]),
    `${one(milliseconds / polls)} ms for each of ${polls} readings; ghosts ${percent(ghosts)} of ${said} (limit 1 %), missed ${missed}; ${unknown} of the vendor's are of buses on another trip`,
    '',
  ].join('\n');
}

async function recordedCity(
  name: string,
  dates: readonly string[],
  goal: string,
  rows: Parameters<typeof tableOf>[3] = {},
): Promise<string> {
  const folder = `${RECORDED}/${name}`;
  const days = dates.map((date) => readDay(folder, date));
  const trial = new Trial();
  for (const test of days) {
    const learn = days.filter((day) => day !== test);
    await replay(`${folder}/gtfs.zip`, learn, [test], trial);
  }
  return tableOf(name, trial, goal, rows);
}

async function wmata(): Promise<string> {
  const trial = new Trial();
  await replay(`${RECORDED}/wmata-s2/gtfs.zip`, [], [readWmata(`${RECORDED}/wmata-s2`)], trial);
  return tableOf('wmata-s2', trial, 'goal 88 as shown');
}

/** The value after `--name`. */
const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? undefined : args[at + 1];
};
const datesOf = (text: string | undefined) => (text ?? '').split(',').filter((date) => date !== '');

/**
 * Replays recorded days through the code that serves riders and scores what it says (T9): those beside the project,
 * or with `--gtfs ZIP --days FOLDER --learn D,D --test D,D --out FILE` any others.
 */
export async function benchArrivals(args: readonly string[]): Promise<string> {
  const [zip, folder] = [optionOf(args, 'gtfs'), optionOf(args, 'days')];
  if (zip !== undefined && folder !== undefined) {
    const read = (name: string) =>
      datesOf(optionOf(args, name)).map((date) => readDay(folder, date));
    const trial = new Trial();
    await replay(zip, read('learn'), read('test'), trial);
    const out = optionOf(args, 'out');
    const header = 'read_at,trip_id,vehicle_id,stop_sequence,stop_id,predicted_at';
    if (out !== undefined) writeFileSync(out, `${[header, ...trial.out].join('\n')}\n`);
    return tableOf(basename(folder), trial, 'given days');
  }
  if (!existsSync(RECORDED))
    return `arrivals: needs recorded days in ${RECORDED}, or --gtfs and --days\n`;
  if (isShort) return wmata();
  const madison = ['20250925', '20250926', '20250927', '20250929', '20250930'];
  return [
    await recordedCity('madison', madison, 'each day by the others; goal 88 as shown, 60 s'),
    await recordedCity(
      'kingston',
      ['20260115'],
      'nothing learned before; goal 80, 85 as shown, 65 s',
    ),
    await wmata(),
    await recordedCity('washington', ['20260216'], 'nothing learned before', {
      vendorName: 'timetable carried on',
      hasParts: true,
    }),
    await benchTrains(`${RECORDED}/caltrain`),
  ].join('\n');
}
