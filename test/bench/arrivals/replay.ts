import type { FeedMessage } from '../../../src/contract/realtime/FeedMessage.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createCityTimes, LIVE_FOR } from '../../../src/transit/arrivals/createCityTimes.ts';
import { createLiveCity } from '../../../src/transit/arrivals/createLiveCity.ts';
import type { LearnedTimes } from '../../../src/transit/estimates/LearnedTimes.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import type { RecordedPosition, RecordedPrediction } from './recorded-days.ts';

type Files = Parameters<typeof importGtfs>[0];

/** Rows that were read within this time are one answer of the feed, in milliseconds. */
export const ONE_READING = 20_000;

const noUpdates: FeedMessage['tripUpdates'] = {
  trips: [],
  stops: {
    sequences: new Int32Array(),
    arrivals: new Float64Array(),
    departures: new Float64Array(),
    arrivalDelays: new Int32Array(),
    departureDelays: new Int32Array(),
    uncertainties: new Int32Array(),
    relationships: new Uint8Array(),
    occupancies: new Uint8Array(),
    stopIDStarts: new Uint32Array(),
    stopIDLengths: new Uint16Array(),
    bytes: new Uint8Array(),
    assigned: new Map(),
  },
  stopsTooMany: 0,
};

/** The positions of one reading as a feed sends them. */
export function messageOf(rows: readonly RecordedPosition[]): FeedMessage {
  const vehicles = rows.map((row) => ({
    ...row,
    directionID: -1,
    isCanceled: false,
    stopID: '',
    entityID: row.vehicleID,
    id: row.vehicleID,
    label: '',
    isWheelchairAccessible: undefined,
    occupancy: undefined,
  }));
  return {
    madeAt: Math.max(...rows.map(({ readAt }) => readAt)),
    vehicles,
    tripUpdates: noUpdates,
    alerts: [],
    alertsBeyond: 0,
    deleted: 0,
    unreadable: 0,
  };
}

/** What a replayed day is asked at one moment. */
export type Ask = (row: RecordedPrediction, said: number | null, scheduled: number | null) => void;

/**
 * A city through which recorded days are replayed, by the code that serves riders. It is told only of what was read
 * before the moment at which it is asked.
 */
export async function openReplay(files: Files, today: string, learned: LearnedTimes) {
  const { snapshot, timetable } = await importGtfs(files, { today, contentHash: 'x' });
  const times = createCityTimes(snapshot, timetable);
  const live = createLiveCity(snapshot, times.timetable, { learned });
  const matcher = createTripMatcher(snapshot);
  const tripByID = new Map(snapshot.trips.ids.map((id, index) => [id, index]));
  const seen = new Map<string, ReturnType<typeof seeOne>[number]>();
  const joined = { polls: 0, milliseconds: 0 };

  function seeOne(rows: readonly RecordedPosition[], now: number) {
    return runSteps(matcher.matchSteps(messageOf(rows), { now })).buses;
  }

  function see(rows: readonly RecordedPosition[], now: number): void {
    for (const bus of seeOne(rows, now)) seen.set(bus.vehicleID, bus);
    for (const [vehicleID, { at }] of seen) if (now - at > LIVE_FOR) seen.delete(vehicleID);
    const start = performance.now();
    runSteps(live.joinSteps([{ buses: [...seen.values()], addedBuses: [], updates: null }], now));
    joined.polls += 1;
    joined.milliseconds += performance.now() - start;
  }

  /** What riders are told of a bus at a stop: the arrival, in milliseconds since 1970. */
  function said(row: RecordedPrediction): { said: number | null; scheduled: number | null } {
    const trip = tripByID.get(row.tripID);
    const found = live.current()?.runOfBus(row.vehicleID);
    if (trip === undefined || found?.run.trip !== trip) return { said: null, scheduled: null };
    const pattern = snapshot.patterns[snapshot.trips.patterns[trip] ?? -1];
    const position =
      row.stopSequence === undefined
        ? (pattern?.stops.findIndex((stop) => snapshot.stops[stop]?.gtfsStopID === row.stopID) ??
          -1)
        : (pattern?.sequences.indexOf(row.stopSequence) ?? -1);
    const scheduled = times.timetable.timesOf(found.run).arrivals[position] ?? Number.NaN;
    // The service does not show a bus as live that was not seen lately (T11).
    const known = row.readAt - found.bus.at > LIVE_FOR ? undefined : live.current()?.of(found.run);
    const at = known === undefined || position < known.next ? Number.NaN : known.arrivals[position];
    return {
      said: at === undefined || Number.isNaN(at) ? null : at,
      scheduled: Number.isNaN(scheduled) ? null : scheduled,
    };
  }

  return {
    snapshot,
    /** How often the city was told of buses, and how long it took to work out their times. */
    joined,
    /** Replays a day: positions and questions in the order in which they were read. */
    day(
      positions: readonly RecordedPosition[],
      predictions: readonly RecordedPrediction[],
      ask: Ask,
    ): void {
      const rows = positions.toSorted((one, other) => one.readAt - other.readAt);
      let next = 0;
      const seeUntil = (now: number) => {
        while (next < rows.length) {
          const first = rows[next];
          if (first === undefined || first.readAt > now) return;
          const reading: RecordedPosition[] = [];
          for (let row = rows[next]; row !== undefined; row = rows[++next]) {
            if (row.readAt > Math.min(now, first.readAt + ONE_READING)) break;
            reading.push(row);
          }
          see(reading, reading.at(-1)?.readAt ?? now);
        }
      };
      for (const row of predictions.toSorted((one, other) => one.readAt - other.readAt)) {
        seeUntil(row.readAt);
        const answer = said(row);
        ask(row, answer.said, answer.scheduled);
      }
      seeUntil(Number.POSITIVE_INFINITY);
    },
  };
}
