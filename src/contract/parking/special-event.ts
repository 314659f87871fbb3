import * as z from 'zod/mini';

import { httpUrlOrNone } from '../../lib/parseHttpUrl.ts';
import { parseText } from '../wire/parseText.ts';

/** Who may park at a lot during an event's parking times: nobody, its visitors, or anyone. */
export const PARKING_RULES = ['closed', 'visitors', 'anyone'] as const;
export type ParkingRule = (typeof PARKING_RULES)[number];

const EventPlace = z.object({ lat: z.number(), lng: z.number() });

export const DecodedSpecialEvent = z.object({
  eventName: z.string(),
  eventVenue: z.nullable(z.string()),
  webUrl: z.string(),
  eventDatetime: z.nullable(z.string()),
  parkingStartDatetime: z.nullable(z.string()),
  parkingEndDatetime: z.nullable(z.string()),
  /** When the event is over; missing if it isn't known (Curbside adds this and what follows). */
  eventEndDatetime: z.optional(z.string()),
  /** Missing if it isn't known. */
  parkingRule: z.optional(z.enum(PARKING_RULES)),
  /** Where it takes place; missing if only its lots are known. */
  coordinates: z.optional(EventPlace),
});

/**
 * A special event of a lot (interface 2.5). The date-times are the text that was sent, civil time in the
 * service's time zone, because one that can't be parsed is still shown. Only the name is required: any
 * other field that isn't text counts as missing.
 */
export type SpecialEvent = z.output<typeof DecodedSpecialEvent>;
export const SpecialEvent = z.codec(
  z.looseObject({
    eventName: z.unknown().check(z.refine((name) => parseText(name) !== '', 'expected a name')),
  }),
  DecodedSpecialEvent,
  {
    decode: (wire) => {
      const textOf = (field: keyof SpecialEvent) => parseText(wire[field]) || null;
      const end = textOf('eventEndDatetime');
      const rule = z.safeParse(z.enum(PARKING_RULES), wire['parkingRule']);
      const place = z.safeParse(EventPlace, wire['coordinates']);
      return {
        eventName: parseText(wire.eventName),
        eventVenue: textOf('eventVenue'),
        webUrl: parseText(wire['webUrl']),
        eventDatetime: textOf('eventDatetime'),
        parkingStartDatetime: textOf('parkingStartDatetime'),
        parkingEndDatetime: textOf('parkingEndDatetime'),
        ...(end === null ? {} : { eventEndDatetime: end }),
        ...(rule.success ? { parkingRule: rule.data } : {}),
        ...(place.success ? { coordinates: place.data } : {}),
      };
    },
    // The interface has null only for the other times and the venue.
    encode: ({ eventDatetime, webUrl, ...event }) => ({
      ...event,
      webUrl: httpUrlOrNone(webUrl),
      ...(eventDatetime === null ? {} : { eventDatetime }),
    }),
  },
);

/** Keys are part of URLs. */
const MAX_KEY_LENGTH = 300;

/**
 * Identifies an event that several lots list: its time, name and venue. The time comes first, so
 * that it survives when a long key is cut. Lone surrogates are removed, because URLs can't contain them.
 */
export function eventKey({ eventName, eventVenue, eventDatetime }: SpecialEvent): string {
  const key = [eventDatetime ?? '', eventName, eventVenue ?? ''].join('|');
  return key.slice(0, MAX_KEY_LENGTH).replaceAll(/\p{Surrogate}/gu, '');
}

/** What an `eventKey` says of its event; '' for what it lacks. */
export interface EventKeyParts {
  /** As it was sent. */
  readonly dateTime: string;
  readonly name: string;
  readonly venue: string;
}

/** Splits an `eventKey`. */
export function eventKeyParts(key: string): EventKeyParts {
  const [dateTime = '', ...others] = key.split('|');
  const venue = others.length > 1 ? others.at(-1) : undefined;
  const name = venue === undefined ? others : others.slice(0, -1);
  return { dateTime, name: name.join('|'), venue: venue ?? '' };
}
