import { PbfReader } from 'pbf';

import { feedTime } from '../../contract/realtime/feed-time.ts';
import type { FeedMessage, ReportedVehicle } from '../../contract/realtime/FeedMessage.ts';
import type { ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import type { ReportedAlert } from '../../contract/realtime/ReportedAlert.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { kindOfFile } from '../kindOfFile.ts';
import { addUsage, type AlertUsage, isWithinLimits, noUsage } from './alert-usage.ts';
import { readFields, readMessage, readText, readWhole, skipBytes } from './protobuf-fields.ts';
import { readAlert } from './readAlert.ts';
import { readTripUpdate } from './readTripUpdate.ts';
import { readVehicle } from './readVehicle.ts';
import { ReportedStopRows } from './ReportedStopRows.ts';

/** Thrown for a response that is not a usable realtime feed. The message is one sentence for the operator. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
}

/** The largest agencies have 6000 vehicles on the road. A message may have trip updates beside them. */
const MOST_VEHICLES = 20_000;
const MOST_ENTITIES = 200_000;
/** Decoding this many takes a few milliseconds. */
const ENTITIES_PER_STEP = 500;
const STOPS_PER_STEP = 5000;
/** Alerts that take so much memory are read in a few milliseconds. */
const ALERT_BYTES_PER_STEP = 2_000_000;
/** The largest agencies send 300,000 stops. */
const MOST_STOPS = 3_000_000;

const tooMany = (things: string, most: number) =>
  new RealtimeError(`The feed has more than ${most.toLocaleString('en')} ${things}`);

/** FeedHeader.Incrementality. */
const DIFFERENTIAL = 1;

interface Header {
  version: string;
  isDifferential: boolean;
  madeAt: number | undefined;
}

/** Why bytes are not a message, as a sentence. Only for bytes that could not be decoded. */
function explain(bytes: Uint8Array): string {
  const kind = kindOfFile(bytes);
  if (kind === 'empty') return 'The response is empty';
  if (kind !== null) return `The response is ${kind}, not GTFS-realtime in protobuf`;
  const isText = /^\s*(?:#.*[\r\n]\s*)*(?:header|entity)\s*(?::\s*)?\{/.test(
    new TextDecoder().decode(bytes.subarray(0, 512)),
  );
  return isText
    ? 'The response is GTFS-realtime as text, which is for people. Take the feed in protobuf'
    : 'The response is not a GTFS-realtime message, or only a part of one';
}

interface Entity {
  readonly vehicle: ReportedVehicle | undefined;
  readonly trip: ReportedTrip | undefined;
  /** How many stops of its trip were left out. */
  readonly stopsTooMany: number;
  readonly alert: ReportedAlert | undefined;
  /** Whether it has an alert for which there was no usage. */
  readonly isAlertBeyond: boolean;
}

/** Decodes one entity, or returns why it has nothing to show. */
function readEntity(
  bytes: Uint8Array,
  rows: ReportedStopRows,
  message: Uint8Array,
  usage: AlertUsage,
): Entity | 'deleted' | 'unreadable' {
  const reader = new PbfReader(bytes);
  const firstRow = rows.length;
  let isDeleted = false;
  let entityID = '';
  let vehicle: ReportedVehicle | undefined;
  let update: ReturnType<typeof readTripUpdate> | undefined;
  let alert: Omit<ReportedAlert, 'id'> | undefined;
  let isAlertBeyond = false;
  try {
    readFields(reader, bytes.length, (field) => {
      if (field === 1) entityID = readText(reader);
      else if (field === 2) isDeleted = readWhole(reader) === 1;
      else if (field === 3)
        update = readTripUpdate(reader, rows, bytes.byteOffset - message.byteOffset);
      else if (field === 4) vehicle = readVehicle(reader);
      else if (field === 5 && isWithinLimits(usage)) alert = readAlert(reader);
      else if (field === 5) isAlertBeyond = true;
    });
  } catch {
    rows.cut(firstRow);
    return 'unreadable';
  }
  if (isDeleted) {
    rows.cut(firstRow);
    return 'deleted';
  }
  if (alert !== undefined) addUsage(usage, alert);
  return {
    vehicle: vehicle && { ...vehicle, entityID },
    trip: update?.trip,
    stopsTooMany: update?.stopsTooMany ?? 0,
    alert: alert && { ...alert, id: entityID },
    isAlertBeyond,
  };
}

/** The header, and where each entity begins and ends, in turn. They are decoded later. */
function splitMessage(bytes: Uint8Array): { header: Header; bounds: readonly number[] } {
  const reader = new PbfReader(bytes);
  const header: Header = { version: '', isDifferential: false, madeAt: undefined };
  const bounds: number[] = [];
  try {
    readFields(reader, bytes.length, (field) => {
      if (field === 1) {
        readMessage(reader, (headerField) => {
          if (headerField === 1) header.version = readText(reader);
          else if (headerField === 2) header.isDifferential = readWhole(reader) === DIFFERENTIAL;
          else if (headerField === 3) header.madeAt = feedTime(readWhole(reader) ?? 0);
        });
      } else if (field === 2) {
        const start = skipBytes(reader);
        if (start === undefined) return;
        if (bounds.length === 2 * MOST_ENTITIES) throw tooMany('entities', MOST_ENTITIES);
        bounds.push(start, reader.pos);
      }
    });
  } catch (cause) {
    if (cause instanceof RealtimeError) throw cause;
    throw new RealtimeError(explain(bytes), { cause });
  }
  if (header.version === '') throw new RealtimeError(explain(bytes));
  return { header, bounds };
}

/**
 * Decodes the vehicles, trip updates and alerts of a GTFS-realtime message, in steps of a few
 * milliseconds. Entities that are damaged are left out and counted.
 *
 * @throws RealtimeError if the bytes are not a whole GTFS-realtime message, or the message sends only
 *   changes (DIFFERENTIAL), or has more vehicles or stops than any city
 */
export function* decodeFeedSteps(bytes: Uint8Array): Steps<FeedMessage> {
  const { header, bounds } = splitMessage(bytes);
  if (header.isDifferential) {
    throw new RealtimeError('The feed sends only changes (DIFFERENTIAL), which is not supported');
  }
  const vehicles: ReportedVehicle[] = [];
  const trips: ReportedTrip[] = [];
  const alerts: ReportedAlert[] = [];
  const rows = new ReportedStopRows();
  let [stopsTooMany, alertsBeyond, deleted, unreadable] = [0, 0, 0, 0];
  const usage = noUsage();
  let nextPause = STOPS_PER_STEP;
  let nextBytes = ALERT_BYTES_PER_STEP;
  for (let index = 0; index < bounds.length / 2; index++) {
    if (
      index % ENTITIES_PER_STEP === ENTITIES_PER_STEP - 1 ||
      rows.length >= nextPause ||
      usage.bytes >= nextBytes
    ) {
      nextPause = rows.length + STOPS_PER_STEP;
      nextBytes = usage.bytes + ALERT_BYTES_PER_STEP;
      yield;
    }
    const entity = bytes.subarray(bounds[2 * index], bounds[2 * index + 1]);
    const decoded = readEntity(entity, rows, bytes, usage);
    if (decoded === 'deleted') deleted += 1;
    else if (decoded === 'unreadable') unreadable += 1;
    else {
      if (decoded.vehicle !== undefined) vehicles.push(decoded.vehicle);
      if (decoded.trip !== undefined) trips.push(decoded.trip);
      stopsTooMany += decoded.stopsTooMany;
      if (decoded.alert !== undefined) alerts.push(decoded.alert);
      if (decoded.isAlertBeyond) alertsBeyond += 1;
    }
    if (vehicles.length > MOST_VEHICLES) throw tooMany('vehicles', MOST_VEHICLES);
    if (rows.length > MOST_STOPS) throw tooMany('stop times', MOST_STOPS);
  }
  const tripUpdates = { trips, stops: rows.of(bytes), stopsTooMany };
  const { madeAt } = header;
  return { madeAt, vehicles, tripUpdates, alerts, alertsBeyond, deleted, unreadable };
}

/** Decodes a message at once, like `decodeFeedSteps`. */
export const decodeFeedMessage = (bytes: Uint8Array): FeedMessage =>
  runSteps(decodeFeedSteps(bytes));
