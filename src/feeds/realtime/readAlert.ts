import type { PbfReader } from 'pbf';

import type {
  InformedEntity,
  ReportedAlert,
  ReportedPeriod,
  ReportedText,
} from '../../contract/realtime/ReportedAlert.ts';
import { type Draft, readMessage, readText, readWhole } from './protobuf-fields.ts';

/** September 2001. An earlier time, often 0, means that the producer does not know the time. */
const EARLIEST_SECONDS = 1e9;
/** From here on a number counts milliseconds: as seconds it would be in the year 33658. */
const LEAST_MILLISECONDS = 1e12;
const LEAST_MICROSECONDS = 1e15;

/**
 * The time of a period that a feed means. Ends may be far in the future, such as the year 9999, so `feedTime`
 * would take their seconds for milliseconds.
 *
 * @param sent seconds since 1970; some producers send milliseconds or microseconds
 * @returns milliseconds since 1970; undefined if the period is open there
 */
function alertTime(sent: number): number | undefined {
  if (!(sent >= EARLIEST_SECONDS)) return undefined;
  if (sent < LEAST_MILLISECONDS) return sent * 1000;
  return Math.round(sent < LEAST_MICROSECONDS ? sent : sent / 1000);
}

/** More than any alert needs. A fault must not fill the memory. */
const MOST_INFORMED = 10_000;
const MOST_PERIODS = 200;
const MOST_TRANSLATIONS = 50;

function readPeriod(reader: PbfReader): ReportedPeriod {
  const period: Draft<ReportedPeriod> = { from: undefined, until: undefined };
  readMessage(reader, (field) => {
    if (field === 1) period.from = alertTime(readWhole(reader) ?? 0);
    else if (field === 2) period.until = alertTime(readWhole(reader) ?? 0);
  });
  return period;
}

/** The route and direction of a trip count where the entity names none itself. */
function readTrip(reader: PbfReader, entity: Draft<InformedEntity>): void {
  readMessage(reader, (field) => {
    if (field === 1) entity.tripID = readText(reader);
    else if (field === 2) entity.tripStart = readText(reader);
    else if (field === 3) entity.tripDate = readText(reader);
    else if (field === 5) entity.routeID ||= readText(reader);
    else if (field === 6 && entity.directionID === -1) entity.directionID = readWhole(reader) ?? -1;
  });
}

function readInformed(reader: PbfReader): InformedEntity {
  const entity: Draft<InformedEntity> = {
    agencyID: '',
    routeID: '',
    routeType: undefined,
    directionID: -1,
    stopID: '',
    tripID: '',
    tripDate: '',
    tripStart: '',
  };
  readMessage(reader, (field) => {
    if (field === 1) entity.agencyID = readText(reader);
    else if (field === 2) entity.routeID = readText(reader);
    else if (field === 3) entity.routeType = readWhole(reader);
    else if (field === 4) readTrip(reader, entity);
    else if (field === 5) entity.stopID = readText(reader);
    else if (field === 6) entity.directionID = readWhole(reader) ?? -1;
  });
  return entity;
}

function readTranslations(reader: PbfReader): ReportedText[] {
  const texts: ReportedText[] = [];
  readMessage(reader, (field) => {
    if (field !== 1 || texts.length === MOST_TRANSLATIONS) return;
    const translation: Draft<ReportedText> = { text: '', language: '' };
    readMessage(reader, (part) => {
      if (part === 1) translation.text = readText(reader);
      else if (part === 2) translation.language = readText(reader);
    });
    if (translation.text !== '') texts.push(translation);
  });
  return texts;
}

/** Reads an Alert. Its texts are as the feed sends them, which may be HTML. */
export function readAlert(reader: PbfReader): Omit<ReportedAlert, 'id'> {
  const periods: ReportedPeriod[] = [];
  const informed: InformedEntity[] = [];
  const alert: Draft<Omit<ReportedAlert, 'id'>> = {
    periods,
    informed,
    informedBeyond: 0,
    cause: undefined,
    effect: undefined,
    severity: undefined,
    url: [],
    header: [],
    description: [],
    spokenHeader: [],
    spokenDescription: [],
    effectDetail: [],
  };
  readMessage(reader, (field) => {
    if (field === 1) {
      if (periods.length < MOST_PERIODS) periods.push(readPeriod(reader));
    } else if (field === 5) {
      if (informed.length < MOST_INFORMED) informed.push(readInformed(reader));
      else alert.informedBeyond += 1;
    } else if (field === 6) alert.cause = readWhole(reader);
    else if (field === 7) alert.effect = readWhole(reader);
    else if (field === 8) alert.url = readTranslations(reader);
    else if (field === 10) alert.header = readTranslations(reader);
    else if (field === 11) alert.description = readTranslations(reader);
    else if (field === 12) alert.spokenHeader = readTranslations(reader);
    else if (field === 13) alert.spokenDescription = readTranslations(reader);
    else if (field === 14) alert.severity = readWhole(reader);
    else if (field === 18) alert.effectDetail = readTranslations(reader);
  });
  return alert;
}
