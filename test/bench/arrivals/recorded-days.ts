import { readFileSync } from 'node:fs';

/** A bus as it was read on a recorded day. Times in milliseconds since 1970. */
export interface RecordedPosition {
  readonly readAt: number;
  readonly measuredAt: number;
  readonly vehicleID: string;
  readonly tripID: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly routeID: string;
  readonly lat: number;
  readonly lon: number;
  readonly bearing: number | undefined;
  readonly stopSequence: number | undefined;
  readonly isAtStop: boolean;
}

/** What the agency's vendor said of one bus at one stop. */
export interface RecordedPrediction {
  readonly readAt: number;
  readonly tripID: string;
  readonly vehicleID: string;
  readonly stopSequence: number | undefined;
  readonly stopID: string;
  readonly predictedAt: number;
  /** The row's own texts, which name it in other files. */
  readonly key: string;
}

/** A recorded day: what was read of it, and when buses came. */
export interface RecordedDay {
  /** `YYYYMMDD`. */
  readonly date: string;
  readonly positions: readonly RecordedPosition[];
  readonly predictions: readonly RecordedPrediction[];
  /** By trip, bus and stop_sequence, in milliseconds since 1970. */
  readonly arrivals: ReadonlyMap<string, number>;
}

/** The rows of a CSV file by the names of its columns. No field has a comma. */
export function readCsv(path: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',').map((name) => name.replaceAll('"', ''));
  return lines.map((line) => {
    const fields = line.split(',').map((field) => field.replaceAll('"', ''));
    return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
  });
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

export function readPositions(path: string): RecordedPosition[] {
  return readCsv(path).map((row) => ({
    readAt: Number(row['read_at']) * 1000,
    measuredAt: Number(row['measured_at'] ?? row['read_at']) * 1000,
    vehicleID: row['vehicle_id'] ?? '',
    tripID: row['trip_id'] ?? '',
    startDate: row['start_date'] ?? '',
    startTime: row['start_time'] ?? '',
    routeID: row['route_id'] ?? '',
    lat: Number(row['lat']),
    lon: Number(row['lon']),
    bearing: numberOf(row['bearing']),
    stopSequence: numberOf(row['stop_sequence']),
    isAtStop: row['status'] === '1',
  }));
}

export function readPredictions(path: string): RecordedPrediction[] {
  return readCsv(path).map((row) => ({
    readAt: Number(row['read_at']) * 1000,
    tripID: row['trip_id'] ?? '',
    vehicleID: row['vehicle_id'] ?? '',
    stopSequence: numberOf(row['stop_sequence']),
    stopID: row['stop_id'] ?? '',
    predictedAt: Number(row['predicted_at']) * 1000,
    key: [
      row['read_at'],
      row['trip_id'],
      row['vehicle_id'],
      row['stop_sequence'],
      row['stop_id'],
    ].join(','),
  }));
}

/** When buses came, in milliseconds, by trip, bus and stop_sequence. */
export function readArrivals(path: string): ReadonlyMap<string, number> {
  return new Map(
    readCsv(path).map((row) => [
      `${row['trip_id']} ${row['vehicle_id']} ${row['stop_sequence']}`,
      Number(row['arrived_at']) * 1000,
    ]),
  );
}
