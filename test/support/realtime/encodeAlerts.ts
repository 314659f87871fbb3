import { PbfWriter } from 'pbf';

import { writeString, writeVarint } from './trip-update.ts';

/** A text in several languages; '' is a translation without a language. A string has no language. */
type SentText = string | Readonly<Record<string, string>>;

interface SentEntity {
  readonly agency?: string | undefined;
  readonly route?: string | undefined;
  readonly type?: number | undefined;
  readonly direction?: number | undefined;
  readonly stop?: string | undefined;
  readonly trip?:
    | {
        readonly id?: string | undefined;
        readonly start?: string | undefined;
        readonly date?: string | undefined;
        readonly route?: string | undefined;
        readonly direction?: number | undefined;
      }
    | undefined;
}

/** An alert to encode. Times are in any unit that a feed may use. */
export interface SentAlert {
  readonly id?: string;
  readonly periods?: readonly { readonly start?: number; readonly end?: number }[];
  readonly informed?: readonly SentEntity[];
  readonly cause?: number;
  readonly effect?: number | undefined;
  readonly severity?: number;
  readonly url?: SentText;
  readonly header?: SentText;
  readonly description?: SentText;
  readonly spokenHeader?: SentText;
  readonly spokenDescription?: SentText;
  readonly effectDetail?: SentText;
}

function writeTexts(writer: PbfWriter, field: number, sent: SentText | undefined) {
  if (sent === undefined) return;
  const texts = typeof sent === 'string' ? { '': sent } : sent;
  writer.writeMessage(
    field,
    (_sent, inner) => {
      for (const [language, translation] of Object.entries(texts))
        inner.writeMessage(
          1,
          (_one, part) => {
            part.writeStringField(1, translation);
            if (language !== '') part.writeStringField(2, language);
          },
          null,
        );
    },
    null,
  );
}

function writeEntity(entity: SentEntity, writer: PbfWriter) {
  writeString(writer, 1, entity.agency);
  writeString(writer, 2, entity.route);
  writeVarint(writer, 3, entity.type);
  if (entity.trip !== undefined)
    writer.writeMessage(
      4,
      (trip, inner) => {
        writeString(inner, 1, trip.id);
        writeString(inner, 2, trip.start);
        writeString(inner, 3, trip.date);
        writeString(inner, 5, trip.route);
        writeVarint(inner, 6, trip.direction);
      },
      entity.trip,
    );
  writeString(writer, 5, entity.stop);
  writeVarint(writer, 6, entity.direction);
}

function writeAlert(alert: SentAlert, writer: PbfWriter) {
  for (const period of alert.periods ?? [])
    writer.writeMessage(
      1,
      ({ start, end }, inner) => {
        writeVarint(inner, 1, start);
        writeVarint(inner, 2, end);
      },
      period,
    );
  for (const entity of alert.informed ?? []) writer.writeMessage(5, writeEntity, entity);
  writeVarint(writer, 6, alert.cause);
  writeVarint(writer, 7, alert.effect);
  writeTexts(writer, 8, alert.url);
  writeTexts(writer, 10, alert.header);
  writeTexts(writer, 11, alert.description);
  writeTexts(writer, 12, alert.spokenHeader);
  writeTexts(writer, 13, alert.spokenDescription);
  writeVarint(writer, 14, alert.severity);
  writeTexts(writer, 18, alert.effectDetail);
}

/** The bytes of a GTFS-realtime message of alerts. @param timestamp seconds since 1970 */
export function encodeAlerts(alerts: readonly SentAlert[], timestamp?: number) {
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    (_header, inner) => {
      inner.writeStringField(1, '2.0');
      writeVarint(inner, 3, timestamp);
    },
    null,
  );
  for (const [index, alert] of alerts.entries())
    writer.writeMessage(
      2,
      (_entity, inner) => {
        inner.writeStringField(1, alert.id ?? String(index));
        inner.writeMessage(5, writeAlert, alert);
      },
      null,
    );
  return Uint8Array.from(writer.finish());
}
