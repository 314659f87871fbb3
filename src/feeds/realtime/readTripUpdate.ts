import type { PbfReader } from 'pbf';

import { feedClock, feedDate, feedTime } from '../../contract/realtime/feed-time.ts';
import { NO_DELAY, type ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import { plainName } from '../../lib/text/plainName.ts';
import { visibleText } from '../../lib/text/visibleText.ts';
import { occupancyRank } from './occupancyOf.ts';
import { type Draft, readMessage, readText, readWhole } from './protobuf-fields.ts';
import { readDay, readTripDescriptor } from './readTripDescriptor.ts';
import { readAccess } from './readVehicle.ts';
import type { ReportedStopRows } from './ReportedStopRows.ts';

/** No trip has more stops: the longest known have 300. */
const MOST_STOPS = 1000;

const VARINT = 0;
const NO_COPY = { tripID: '', startTime: '', startDate: '', headsign: '' };

/** A number that may be negative, such as a delay; `NO_DELAY` if the field is none. */
function readSigned(reader: PbfReader): number {
  return reader.type === VARINT ? reader.readVarint(true) : NO_DELAY;
}

function readBus(reader: PbfReader, draft: Draft<ReportedTrip>): void {
  let [id, label] = ['', ''];
  readMessage(reader, (field) => {
    if (field === 1) id = readText(reader);
    else if (field === 2) label = readText(reader);
    else if (field === 4) draft.isWheelchairAccessible = readAccess(reader);
  });
  draft.vehicleID = visibleText(label) || id;
}

/** TripProperties, which names the copy of a duplicated trip, and says where an added trip goes. */
function readCopy(reader: PbfReader, draft: Draft<ReportedTrip>): void {
  const copy = { ...NO_COPY };
  readMessage(reader, (field) => {
    if (field === 1) copy.tripID = readText(reader);
    else if (field === 2) copy.startDate = readDay(reader, draft, feedDate);
    else if (field === 3) copy.startTime = readDay(reader, draft, feedClock);
    else if (field === 5) copy.headsign = plainName(readText(reader));
  });
  draft.copy = copy;
}

/** A StopTimeEvent: a time, a delay and how sure they are. */
class StopEvent {
  time = Number.NaN;
  delay = NO_DELAY;
  uncertainty = -1;

  readonly #onField = (field: number): void => {
    const reader = this.#reader;
    if (reader === undefined) return;
    if (field === 1) this.delay = readSigned(reader);
    else if (field === 2) this.time = feedTime(readWhole(reader) ?? 0) ?? Number.NaN;
    else if (field === 3) this.uncertainty = readWhole(reader) ?? -1;
  };
  #reader: PbfReader | undefined;

  read(reader: PbfReader): void {
    this.time = Number.NaN;
    this.delay = NO_DELAY;
    this.uncertainty = -1;
    this.#reader = reader;
    readMessage(reader, this.#onField);
  }
}

const event = new StopEvent();

function readStop(reader: PbfReader, rows: ReportedStopRows, offset: number): void {
  const row = rows.append();
  readMessage(reader, (field) => {
    if (field === 1) rows.sequences[row] = readWhole(reader) ?? -1;
    else if (field === 2) {
      event.read(reader);
      rows.arrivals[row] = event.time;
      rows.arrivalDelays[row] = event.delay;
      if (rows.uncertainties[row] === -1) rows.uncertainties[row] = event.uncertainty;
    } else if (field === 3) {
      event.read(reader);
      rows.departures[row] = event.time;
      rows.departureDelays[row] = event.delay;
      if (event.uncertainty !== -1) rows.uncertainties[row] = event.uncertainty;
    } else if (field === 4 && reader.type === 2) {
      const length = reader.readVarint();
      rows.stopIDStarts[row] = offset + reader.pos;
      rows.stopIDLengths[row] = length;
      reader.pos += length;
    } else if (field === 5) rows.relationships[row] = readWhole(reader) ?? 0;
    else if (field === 6) {
      readMessage(reader, (property) => {
        if (property === 1) rows.assigned.set(row, readText(reader));
      });
    } else if (field === 7) rows.occupancies[row] = occupancyRank(readWhole(reader));
  });
}

/**
 * Reads a TripUpdate, and appends what it says of stops.
 *
 * @param offset where the reader's bytes begin in the whole message
 * @returns the trip, and how many of its stops were left out: no trip has more than a thousand
 * @throws Error if the bytes are damaged
 */
export function readTripUpdate(
  reader: PbfReader,
  rows: ReportedStopRows,
  offset: number,
): { readonly trip: ReportedTrip; readonly stopsTooMany: number } {
  const firstStop = rows.length;
  const draft: Draft<ReportedTrip> = {
    tripID: '',
    routeID: '',
    directionID: -1,
    startTime: '',
    startDate: '',
    relationship: 0,
    vehicleID: '',
    isWheelchairAccessible: undefined,
    measuredAt: undefined,
    delay: NO_DELAY,
    copy: NO_COPY,
    firstStop,
    stopsEnd: firstStop,
  };
  let stopsTooMany = 0;
  readMessage(reader, (field) => {
    if (field === 1) draft.relationship = readTripDescriptor(reader, draft);
    else if (field === 2) {
      if (rows.length - firstStop < MOST_STOPS) readStop(reader, rows, offset);
      else stopsTooMany += 1;
    } else if (field === 3) readBus(reader, draft);
    else if (field === 4) draft.measuredAt = feedTime(readWhole(reader) ?? 0);
    else if (field === 5) draft.delay = readSigned(reader);
    else if (field === 6) readCopy(reader, draft);
  });
  draft.stopsEnd = rows.length;
  return { trip: draft, stopsTooMany };
}
