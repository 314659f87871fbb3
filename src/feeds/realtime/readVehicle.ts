import type { PbfReader } from 'pbf';

import { feedTime } from '../../contract/realtime/feed-time.ts';
import type { ReportedVehicle } from '../../contract/realtime/FeedMessage.ts';
import { visibleText } from '../../lib/text/visibleText.ts';
import { occupancyOf } from './occupancyOf.ts';
import { type Draft, readFloat, readMessage, readText, readWhole } from './protobuf-fields.ts';
import { readTripDescriptor } from './readTripDescriptor.ts';

/** TripDescriptor.ScheduleRelationship. */
const CANCELED = 3;
const DELETED = 7;
/** VehiclePosition.VehicleStopStatus. */
const STOPPED_AT = 1;

/** A coordinate to a millionth of a degree: feeds send 32-bit numbers, which are not exact beyond it. */
const readDegrees = (reader: PbfReader): number =>
  Math.round((readFloat(reader) ?? Number.NaN) * 1e6) / 1e6;

/** Some feeds send 0 or NaN for a bearing that is not known. */
function readBearing(reader: PbfReader): number | undefined {
  const bearing = readFloat(reader) ?? 0;
  return Number.isFinite(bearing) && bearing !== 0 ? bearing : undefined;
}

function readPosition(reader: PbfReader, draft: Draft<ReportedVehicle>): void {
  readMessage(reader, (field) => {
    if (field === 1) draft.lat = readDegrees(reader);
    else if (field === 2) draft.lon = readDegrees(reader);
    else if (field === 3) draft.bearing = readBearing(reader);
  });
}

/** VehicleDescriptor.WheelchairAccessible; undefined if it is not known. */
export function readAccess(reader: PbfReader): boolean | undefined {
  const access = readWhole(reader);
  return access === 2 ? true : access === 3 ? false : undefined;
}

function readDescriptor(reader: PbfReader, draft: Draft<ReportedVehicle>): void {
  readMessage(reader, (field) => {
    if (field === 1) draft.id = readText(reader);
    else if (field === 2) draft.label = visibleText(readText(reader));
    else if (field === 4) draft.isWheelchairAccessible = readAccess(reader);
  });
}

/** Reads a VehiclePosition. Its position is NaN where the feed sends none. */
export function readVehicle(reader: PbfReader): ReportedVehicle {
  const draft: Draft<ReportedVehicle> = {
    tripID: '',
    routeID: '',
    directionID: -1,
    startTime: '',
    startDate: '',
    isCanceled: false,
    lat: Number.NaN,
    lon: Number.NaN,
    bearing: undefined,
    stopSequence: undefined,
    stopID: '',
    isAtStop: false,
    measuredAt: undefined,
    entityID: '',
    id: '',
    label: '',
    isWheelchairAccessible: undefined,
    occupancy: undefined,
  };
  let status: number | undefined;
  let percentage: number | undefined;
  readMessage(reader, (field) => {
    if (field === 1) {
      const relationship = readTripDescriptor(reader, draft);
      draft.isCanceled = relationship === CANCELED || relationship === DELETED;
    } else if (field === 2) readPosition(reader, draft);
    else if (field === 3) draft.stopSequence = readWhole(reader);
    else if (field === 4) draft.isAtStop = readWhole(reader) === STOPPED_AT;
    else if (field === 5) draft.measuredAt = feedTime(readWhole(reader) ?? 0);
    else if (field === 7) draft.stopID = readText(reader);
    else if (field === 8) readDescriptor(reader, draft);
    else if (field === 9) status = readWhole(reader);
    else if (field === 10) percentage = readWhole(reader);
  });
  draft.occupancy = occupancyOf(status, percentage);
  return draft;
}
