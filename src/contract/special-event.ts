import * as z from 'zod/mini';

export const DecodedSpecialEvent = z.object({
  eventName: z.string(),
  eventVenue: z.nullable(z.string()),
  webUrl: z.string(),
  eventDatetime: z.nullable(z.string()),
  parkingStartDatetime: z.nullable(z.string()),
  parkingEndDatetime: z.nullable(z.string()),
});

const optionalText = z.optional(z.nullable(z.string()));

/**
 * A special event of a lot (interface 2.5). The date-times are kept as they were sent, civil time
 * of the service's zone without a zone, because one that cannot be read is still shown (C24).
 */
export type SpecialEvent = z.output<typeof DecodedSpecialEvent>;
export const SpecialEvent = z.codec(
  z.looseObject({
    eventName: z.string().check(z.regex(/\S/)),
    eventVenue: optionalText,
    webUrl: optionalText,
    eventDatetime: optionalText,
    parkingStartDatetime: optionalText,
    parkingEndDatetime: optionalText,
  }),
  DecodedSpecialEvent,
  {
    decode: (wire) => {
      const filled = (value: string | null | undefined) => value?.trim() || null;
      return {
        eventName: wire.eventName.trim(),
        eventVenue: filled(wire.eventVenue),
        webUrl: wire.webUrl?.trim() ?? '',
        eventDatetime: filled(wire.eventDatetime),
        parkingStartDatetime: filled(wire.parkingStartDatetime),
        parkingEndDatetime: filled(wire.parkingEndDatetime),
      };
    },
    encode: (event) => event,
  },
);

/** A URL carries it, among others. */
const MAX_KEY_LENGTH = 300;

/**
 * What makes one event of what several lots list: its time, name and venue (C24). Of two events with so
 * long a name that it is cut the time still differs. Half a character, which no URL carries, is left out.
 */
export function eventKey({ eventName, eventVenue, eventDatetime }: SpecialEvent): string {
  const key = [eventDatetime ?? '', eventName, eventVenue ?? ''].join('|');
  return key.slice(0, MAX_KEY_LENGTH).replaceAll(/\p{Surrogate}/gu, '');
}

/** What an `eventKey` begins with, the date-time as it was sent, and what comes after it. */
export function eventKeyParts(key: string): { dateTime: string; nameAndVenue: string } {
  const end = key.indexOf('|');
  return { dateTime: key.slice(0, end), nameAndVenue: key.slice(end + 1) };
}
