import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { decodeFeedSteps } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import type { Steps } from '../../../src/lib/steps.ts';
import { createCityTimes } from '../../../src/transit/arrivals/createCityTimes.ts';
import { createLiveCity } from '../../../src/transit/arrivals/createLiveCity.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import type { UpdateReading } from '../../../src/transit/predictions/UpdateReading.ts';
import { GENERATED_DATES } from '../../support/gtfs/generated-city.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import { anUpdate, encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import { inShort } from '../short.ts';
import { figure, median, table } from '../table.ts';

/** A large city: 10,000 trip updates with 300,000 stop times (T7). */
const SIZE = { routes: inShort(4, 60), stopsPerDirection: 30, tripsPerDirection: 145 };
const TRIPS = 10_000;
const STOPS = 300_000;
const LIMITS = { cpu: 400, step: 10 };
const RUNS = inShort(1, 9);

/** CPU milliseconds of this process. */
const cpuNow = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Does all steps, and notes the CPU time of each: other processes of the machine count for nothing. */
function runMeasured<Result>(steps: Steps<Result>, onStep: (milliseconds: number) => void): Result {
  for (;;) {
    const began = cpuNow();
    const step = steps.next();
    onStep(cpuNow() - began);
    if (step.done === true) return step.value;
  }
}

async function openCity() {
  const date = GENERATED_DATES.first;
  const { snapshot, timetable } = await importGtfs(generateFeed(SIZE), {
    today: date,
    contentHash: 'x',
  });
  const times = createCityTimes(snapshot, timetable).timetable;
  const runs = snapshot.trips.ids.flatMap((_, trip) => times.runOf(trip, date) ?? []);
  return { snapshot, times, runs: runs.slice(0, TRIPS), date };
}

/** A message as large feeds send them: each stop with a sequence, a stop_id, and times with delays. */
function messageOf({ snapshot, times, runs, date }: Awaited<ReturnType<typeof openCity>>) {
  const madeAt = Math.floor((runs[0]?.start ?? 0) / 1000);
  let count = 0;
  const entities = runs.map((run, index) => {
    const { arrivals, departures } = times.timesOf(run);
    const pattern = snapshot.patterns[snapshot.trips.patterns[run.trip] ?? -1];
    const stops = (pattern?.stops ?? []).map((stop, place) => {
      count += 1;
      const delay = (index * 7 + place * 3) % 600;
      const eventAt = (at = 0) => ({ delay, time: Math.round(at / 1000) + delay });
      return {
        sequence: pattern?.sequences[place] ?? 0,
        stopID: snapshot.stops[stop]?.gtfsStopID ?? '',
        arrival: eventAt(arrivals[place]),
        departure: eventAt(departures[place]),
      };
    });
    const tripID = snapshot.trips.ids[run.trip] ?? '';
    const vehicleID = String(index);
    const update = { tripID, startDate: date, routeID: 'R1', vehicleID, timestamp: madeAt, stops };
    return { ...anUpdate(update), entityID: tripID };
  });
  return { bytes: encodeFeedMessage({ timestamp: madeAt }, entities), count, madeAt };
}

/** Measures how long a message of a large city is decoded and applied (T7), and how long it holds up requests. */
export async function benchTripUpdates(): Promise<string> {
  const city = await openCity();
  const { snapshot, times, runs } = city;
  const { bytes, count, madeAt } = messageOf(city);
  const matcher = createTripMatcher(snapshot);
  const live = createLiveCity(snapshot, times);
  const figures: { decode: number; apply: number; join: number }[] = [];
  /** The milliseconds of each step, by run. */
  const stepsByRun: number[][] = [];
  let before: UpdateReading | null = null;
  for (let run = 0; run < RUNS; run++) {
    const ofRun: number[] = [];
    stepsByRun.push(ofRun);
    const onStep = (milliseconds: number) => ofRun.push(milliseconds);
    const began = cpuNow();
    const message = runMeasured(decodeFeedSteps(bytes), onStep);
    const decoded = cpuNow();
    const steps = live.reader.readSteps(message.tripUpdates, {
      madeAt: madeAt * 1000 + run,
      now: madeAt * 1000 + run,
      tripOf: (trip) => matcher.trip(trip),
      routeOf: () => -1,
      busOn: () => undefined,
      isTracked: () => true,
      before,
    });
    before = runMeasured(steps, onStep);
    const applied = cpuNow();
    runMeasured(
      live.joinSteps([{ buses: [], addedBuses: [], updates: before }], madeAt * 1000 + run),
      onStep,
    );
    const joined = cpuNow();
    figures.push({
      decode: decoded - began,
      apply: applied - decoded,
      join: joined - applied,
    });
  }
  const typical = (name: keyof (typeof figures)[number]) => median(figures.map((one) => one[name]));
  // A step that a collection of garbage interrupts by chance is another one in each run.
  const steps = (stepsByRun[0] ?? []).map((_, index) =>
    median(stepsByRun.map((ofRun) => ofRun[index] ?? 0)),
  );
  const all = median(figures.map(({ decode, apply, join }) => decode + apply + join));
  return table(
    `${figure(before?.runs.size ?? 0)} of ${figure(runs.length)} trip updates with ${figure(count)} of ${figure(STOPS)} stop times, ${figure(bytes.length / 1e6, 1)} MB`,
    [
      ['', 'decode ms', 'apply ms', 'join ms', 'CPU ms', 'longest step ms'],
      [
        'measured',
        figure(typical('decode')),
        figure(typical('apply')),
        figure(typical('join')),
        figure(all),
        figure(Math.max(...steps), 1),
      ],
      ['limit', '', '', '', figure(LIMITS.cpu), figure(LIMITS.step)],
    ],
  );
}
