import { PbfReader } from 'pbf';

import { feedTime } from './feed-time.ts';
import type { FeedMessage, ReportedVehicle } from './FeedMessage.ts';
import { readBytes, readFields, readMessage, readText, readWhole } from './protobuf-fields.ts';
import { readVehicle } from './readVehicle.ts';
import { RealtimeError } from './RealtimeError.ts';

/** FeedHeader.Incrementality. */
const DIFFERENTIAL = 1;

interface Header {
  version: string;
  isDifferential: boolean;
  madeAt: number | undefined;
}

/** Why bytes are not a message, as a sentence. Only for bytes that could not be decoded. */
function explain(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'The response is empty';
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (start.startsWith('<')) return 'The response is a web page or XML, not GTFS-realtime';
  if (/^[{[]/.test(start)) return 'The response is JSON, not GTFS-realtime in protobuf';
  return 'The response is not a GTFS-realtime message, or only a part of one';
}

/** Decodes one entity, or returns what it is instead of a vehicle. */
function readEntity(bytes: Uint8Array): ReportedVehicle | 'deleted' | 'other' | 'unreadable' {
  const reader = new PbfReader(bytes);
  let isDeleted = false;
  let vehicle: ReportedVehicle | undefined;
  try {
    readFields(reader, bytes.length, (field) => {
      if (field === 2) isDeleted = readWhole(reader) === 1;
      else if (field === 4) vehicle = readVehicle(reader);
    });
  } catch {
    return 'unreadable';
  }
  return isDeleted ? 'deleted' : (vehicle ?? 'other');
}

/**
 * Decodes the vehicles of a GTFS-realtime message (S7). Entities that are damaged are left out and
 * counted; trip updates and alerts are skipped.
 *
 * @throws RealtimeError if the bytes are not a whole GTFS-realtime message, or the message sends only
 *   changes (DIFFERENTIAL)
 */
export function decodeFeedMessage(bytes: Uint8Array): FeedMessage {
  const reader = new PbfReader(bytes);
  const header: Header = { version: '', isDifferential: false, madeAt: undefined };
  const vehicles: ReportedVehicle[] = [];
  let deleted = 0;
  let unreadable = 0;
  try {
    readFields(reader, bytes.length, (field) => {
      if (field === 1) {
        readMessage(reader, (headerField) => {
          if (headerField === 1) header.version = readText(reader);
          else if (headerField === 2) header.isDifferential = readWhole(reader) === DIFFERENTIAL;
          else if (headerField === 3) header.madeAt = feedTime(readWhole(reader) ?? 0);
        });
      } else if (field === 2) {
        const entity = readBytes(reader);
        if (entity === undefined) return;
        const decoded = readEntity(entity);
        if (decoded === 'deleted') deleted += 1;
        else if (decoded === 'unreadable') unreadable += 1;
        else if (decoded !== 'other') vehicles.push(decoded);
      }
    });
  } catch (cause) {
    throw new RealtimeError(explain(bytes), { cause });
  }
  if (header.version === '') throw new RealtimeError(explain(bytes));
  if (header.isDifferential) {
    throw new RealtimeError('The feed sends only changes (DIFFERENTIAL), which is not supported');
  }
  return { madeAt: header.madeAt, vehicles, deleted, unreadable };
}
