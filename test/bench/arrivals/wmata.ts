import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { readCsv, type RecordedDay } from './recorded-days.ts';

const TRIP = '877611130';
const DATE = '20160429';
/** The bus may be on its next trip after it has come to the last stop, in milliseconds. */
const TRIP_ENDS_AFTER = 60_000;

const instantOf = (text: string | undefined): number =>
  parseDateTime((text ?? '').replace(' ', 'T'), 'America/New_York')?.instant ?? Number.NaN;

/** One bus of route S2 in Washington, recorded every 10 to 30 seconds on one trip. */
export function readWmata(folder: string): RecordedDay {
  const arrivals = new Map(
    readCsv(`${folder}/arrivals.csv`).map((row) => [
      `${row['trip_id']} 2113 ${row['stop_sequence']}`,
      instantOf(row['arrived_at']),
    ]),
  );
  const ends = Math.max(...arrivals.values()) + TRIP_ENDS_AFTER;
  const positions = readCsv(`${folder}/avl.csv`).map((row) => ({
    readAt: instantOf(row['time']),
    measuredAt: instantOf(row['time']),
    vehicleID: row['vehicleId'] ?? '',
    tripID: TRIP,
    startDate: DATE,
    startTime: '',
    routeID: 'S2',
    lat: Number(row['latitude']),
    lon: Number(row['longitude']),
    bearing: Number(row['heading']),
    stopSequence: undefined,
    isAtStop: false,
  }));
  const predictions = readCsv(`${folder}/predictions.csv`).map((row) => ({
    readAt: instantOf(row['creationTime']),
    tripID: row['tripId'] ?? '',
    vehicleID: row['vehicleId'] ?? '',
    stopSequence: Number(row['gtfsStopSeq']),
    stopID: row['stopId'] ?? '',
    predictedAt: instantOf(row['predictionTime']),
    key: `${row['creationTime']},${row['tripId']},${row['vehicleId']},${row['gtfsStopSeq']},${row['stopId']}`,
  }));
  return {
    date: DATE,
    positions: positions.filter(({ readAt }) => readAt <= ends),
    predictions,
    arrivals,
  };
}
