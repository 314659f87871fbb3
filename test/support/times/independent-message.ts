/*
 * A second decoding of GTFS-realtime messages, from gtfs-realtime.proto. It shares no code with src: a generic reading
 * of the wire format, in plain loops.
 */

export interface IndependentEvent {
  readonly delay: number | null;
  /** Seconds since 1970. */
  readonly time: number | null;
  readonly uncertainty: number | null;
}

export interface IndependentStopUpdate {
  readonly sequence: number | null;
  readonly stopID: string;
  readonly arrival: IndependentEvent | null;
  readonly departure: IndependentEvent | null;
  /** 0 scheduled, 1 skipped, 2 no data, 3 unscheduled. */
  readonly relationship: number;
  readonly assignedStopID: string;
}

export interface IndependentTrip {
  readonly tripID: string;
  readonly startDate: string;
  /** 0 scheduled, 1 added, 2 unscheduled, 3 canceled. */
  readonly relationship: number;
  readonly routeID: string;
}

export interface IndependentUpdate {
  readonly trip: IndependentTrip;
  readonly vehicleID: string;
  readonly stops: readonly IndependentStopUpdate[];
  /** Seconds since 1970; null without. */
  readonly timestamp: number | null;
}

interface IndependentVehicle {
  readonly trip: IndependentTrip;
  readonly vehicleID: string;
  readonly sequence: number | null;
  readonly stopID: string;
}

type Field = number | Uint8Array;
type Fields = ReadonlyMap<number, readonly Field[]>;

/** All fields of a message by their number. Varints wrap to 64 bits with a sign, as int32 and int64 do. */
function fieldsOf(bytes: Uint8Array): Fields {
  const fields = new Map<number, Field[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(BigInt.asIntN(64, value));
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const kind = key & 7;
    let value: Field = 0;
    if (kind === 0) value = varint();
    else {
      const length = kind === 2 ? varint() : kind === 1 ? 8 : 4;
      value = bytes.subarray(at, at + length);
      at += length;
    }
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value]);
  }
  return fields;
}

const parts = (fields: Fields, number: number) =>
  (fields.get(number) ?? []).flatMap((each) => (typeof each === 'number' ? [] : [fieldsOf(each)]));
const part = (fields: Fields, number: number) => parts(fields, number).at(-1);
const NOTHING: Fields = new Map();

function integer(fields: Fields, number: number): number | null {
  const value = fields.get(number)?.at(-1);
  return typeof value === 'number' ? value : null;
}

function text(fields: Fields, number: number): string {
  const value = fields.get(number)?.at(-1);
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : '';
}

const trip = (fields: Fields): IndependentTrip => ({
  tripID: text(fields, 1),
  startDate: text(fields, 3),
  relationship: integer(fields, 4) ?? 0,
  routeID: text(fields, 5),
});

function event(fields: Fields | undefined): IndependentEvent | null {
  if (fields === undefined) return null;
  const [delay, time] = [integer(fields, 1), integer(fields, 2)];
  return delay === null && time === null ? null : { delay, time, uncertainty: integer(fields, 3) };
}

const stopUpdate = (fields: Fields): IndependentStopUpdate => ({
  sequence: integer(fields, 1),
  stopID: text(fields, 4),
  arrival: event(part(fields, 2)),
  departure: event(part(fields, 3)),
  relationship: integer(fields, 5) ?? 0,
  assignedStopID: text(part(fields, 6) ?? NOTHING, 1),
});

/** The trip updates and vehicles of a message, and when it was made, in milliseconds since 1970. */
export function decodeIndependently(bytes: Uint8Array) {
  const message = fieldsOf(bytes);
  const updates: IndependentUpdate[] = [];
  const vehicles: IndependentVehicle[] = [];
  for (const entity of parts(message, 2)) {
    for (const update of parts(entity, 3))
      updates.push({
        trip: trip(part(update, 1) ?? NOTHING),
        vehicleID: text(part(update, 3) ?? NOTHING, 1),
        stops: parts(update, 2).map(stopUpdate),
        timestamp: integer(update, 4),
      });
    for (const vehicle of parts(entity, 4))
      vehicles.push({
        trip: trip(part(vehicle, 1) ?? NOTHING),
        vehicleID: text(part(vehicle, 8) ?? NOTHING, 1),
        sequence: integer(vehicle, 3),
        stopID: text(vehicle, 7),
      });
  }
  return { updates, vehicles, madeAt: (integer(part(message, 1) ?? NOTHING, 3) ?? 0) * 1000 };
}
