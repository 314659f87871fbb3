import type { PbfReader } from 'pbf';

import { feedClock, feedDate } from '../../contract/realtime/feed-time.ts';
import type { ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import { type Draft, readMessage, readText, readWhole } from './protobuf-fields.ts';

type TripName = Pick<
  ReportedTrip,
  'tripID' | 'startTime' | 'startDate' | 'routeID' | 'directionID' | 'unreadable'
>;

/**
 * Reads a date or a time of day.
 *
 * @param draft gets the text as `unreadable` if it is none
 * @param parse returns '' for a text that is none
 */
export function readDay(
  reader: PbfReader,
  draft: Draft<Pick<TripName, 'unreadable'>>,
  parse: (sent: string) => string,
): string {
  const sent = readText(reader);
  const parsed = parse(sent);
  if (sent !== '' && parsed === '') draft.unreadable = sent;
  return parsed;
}

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
    else if (field === 2) draft.startTime = readDay(reader, draft, feedClock);
    else if (field === 3) draft.startDate = readDay(reader, draft, feedDate);
    else if (field === 4) relationship = readWhole(reader) ?? 0;
    else if (field === 5) draft.routeID = readText(reader);
    else if (field === 6) draft.directionID = readWhole(reader) ?? -1;
  });
  return relationship;
}
