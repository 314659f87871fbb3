import type { PbfReader } from 'pbf';

import type { ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import { type Draft, readMessage, readText, readWhole } from './protobuf-fields.ts';

type TripName = Pick<
  ReportedTrip,
  'tripID' | 'startTime' | 'startDate' | 'routeID' | 'directionID'
>;

/**
 * Reads a TripDescriptor.
 *
 * @param draft gets what names the trip
 * @returns its ScheduleRelationship
 */
export function readTripDescriptor(reader: PbfReader, draft: Draft<TripName>): number {
  let relationship = 0;
  readMessage(reader, (field) => {
    if (field === 1) draft.tripID = readText(reader);
    else if (field === 2) draft.startTime = readText(reader);
    // Some producers write 2026-11-20 (F15).
    else if (field === 3) draft.startDate = readText(reader).replaceAll('-', '');
    else if (field === 4) relationship = readWhole(reader) ?? 0;
    else if (field === 5) draft.routeID = readText(reader);
    else if (field === 6) draft.directionID = readWhole(reader) ?? -1;
  });
  return relationship;
}
