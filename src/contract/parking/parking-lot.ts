import * as z from 'zod/mini';

import { httpUrlOrNone } from '../../lib/parseHttpUrl.ts';
import { instantText } from '../wire/instant.ts';
import { parseText } from '../wire/parseText.ts';
import { decodeList } from '../wire/scalars.ts';
import { SpecialEvent, DecodedSpecialEvent } from './special-event.ts';

const Address = z.object({
  postalCode: z.string(),
  city: z.string(),
  state: z.string(),
  street: z.string(),
});

/** A lot's location. The interface says `lng` here, but `lon` for vehicles and `longitude` for stops. */
const Coordinates = z.object({ lat: z.number(), lng: z.number() });

/** Open spots that are expected at a time, with a range that holds in four of five cases (Curbside adds it). */
export type LotForecast = z.output<typeof LotForecast>;
const LotForecast = z.object({
  at: instantText,
  openSpots: z.number(),
  low: z.number(),
  high: z.number(),
});

const DecodedParkingLot = z.object({
  name: z.string(),
  shortName: z.string(),
  /** Null if the service sent no number. */
  totalSpots: z.nullable(z.number()),
  /** As sent: may be negative or above the total. Null if there is no live count. */
  openSpots: z.nullable(z.number()),
  operatedBy: z.string(),
  webUrl: z.string(),
  address: Address,
  /** Null if missing or not two numbers. */
  coordinates: z.nullable(Coordinates),
  entrances: z.array(z.string()),
  /** Undefined if no lot has any; null if it can't be read, or others have it. */
  specialEvents: z.optional(z.nullable(z.array(DecodedSpecialEvent))),
  /** Missing if nothing is known of the next hours. */
  forecast: z.optional(z.array(LotForecast)),
  /** Whether the operator says that it is closed now (Curbside adds it); it then has no count. */
  isClosed: z.optional(z.literal(true)),
  /** When anyone may park there, as `parseWeeklyHours` reads it (Curbside adds it); missing if it isn't known. */
  publicHours: z.optional(z.string()),
});

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/;

/** A count as a number; null if it is none, or is text that is not a number. */
export function parseCount(wire: unknown): number | null {
  const number = typeof wire === 'string' && NUMERIC.test(wire) ? Number(wire) : wire;
  // Of hundreds of digits JavaScript makes Infinity, which no answer can have.
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const AnyObject = z.looseObject({});

const objectFields = (wire: unknown): Record<string, unknown> => {
  const object = z.safeParse(AnyObject, wire);
  return object.success ? object.data : {};
};

function parseCoordinates(wire: unknown): z.output<typeof Coordinates> | null {
  const coordinates = z.safeParse(Coordinates, wire);
  return coordinates.success ? coordinates.data : null;
}

/** A real lot had an object `{street}` among its entrances, another a trailing space. */
function parseEntrances(wire: unknown): string[] {
  if (!Array.isArray(wire)) return [];
  return wire
    .map((entrance: unknown) => parseText(objectFields(entrance)['street'] ?? entrance))
    .filter((entrance) => entrance !== '');
}

function parseEvents(wire: unknown): z.output<typeof DecodedSpecialEvent>[] | null | undefined {
  if (wire === undefined) return undefined;
  if (!Array.isArray(wire)) return null;
  const { elements: events, dropped } = decodeList(SpecialEvent, wire);
  // If no event of a non-empty list can be decoded, that is a failure, not an empty list.
  return events.length === 0 && dropped > 0 ? null : events;
}

/** A parking lot (interface 2.4). */
export type ParkingLot = z.output<typeof DecodedParkingLot>;
export const ParkingLot = z.codec(
  AnyObject.check(
    z.refine(
      (wire) => parseText(wire['name']) !== '' || parseText(wire['shortName']) !== '',
      'expected a name',
    ),
  ),
  DecodedParkingLot,
  {
    decode: (wire) => {
      const shortName = parseText(wire['shortName']);
      const address = objectFields(wire['address']);
      const specialEvents = parseEvents(wire['specialEvents']);
      const forecast = Array.isArray(wire['forecast'])
        ? decodeList(LotForecast, wire['forecast']).elements
        : [];
      const publicHours = parseText(wire['publicHours']);
      const isClosed = wire['isClosed'] === true;
      return {
        name: parseText(wire['name']) || shortName,
        shortName,
        totalSpots: parseCount(wire['totalSpots']),
        openSpots: isClosed ? null : parseCount(wire['openSpots']),
        operatedBy: parseText(wire['operatedBy']),
        webUrl: parseText(wire['webUrl']),
        address: {
          postalCode: parseText(address['postalCode']),
          city: parseText(address['city']),
          state: parseText(address['state']),
          street: parseText(address['street']),
        },
        coordinates: parseCoordinates(wire['coordinates']),
        entrances: parseEntrances(wire['entrances']),
        ...(specialEvents === undefined ? {} : { specialEvents }),
        ...(forecast.length === 0 ? {} : { forecast }),
        ...(publicHours === '' ? {} : { publicHours }),
        ...(isClosed ? { isClosed } : {}),
      };
    },
    // The interface has no null here, so an unknown field is left out; but the real service sent null for a lot
    // without a count. A lot whose events are unknown has no list of events; a lot without events an empty one. A closed
    // lot has 0 open spots, so that programs that don't know `isClosed` send nobody there.
    encode: ({ specialEvents, openSpots, webUrl, ...lot }) => ({
      ...Object.fromEntries(
        Object.entries({ ...lot, webUrl: httpUrlOrNone(webUrl) }).filter(
          ([, value]) => value !== null,
        ),
      ),
      openSpots: lot.isClosed === true ? 0 : openSpots,
      specialEvents: specialEvents?.map((event) => z.encode(SpecialEvent, event)),
    }),
  },
);

/**
 * If one lot has a list of events, all were asked for, and a lot without one failed. If none has, the
 * service lists no events.
 */
function withMissingEvents(lots: readonly ParkingLot[]): ParkingLot[] {
  const hasLists = lots.some(({ specialEvents }) => specialEvents !== undefined);
  return hasLists ? lots.map((lot) => ({ specialEvents: null, ...lot })) : [...lots];
}

/** The lots of both operators (interface 4.5). */
export type LotsAnswer = z.output<typeof LotsAnswer>;
export const LotsAnswer = z.codec(
  z.looseObject({ lots: z.array(z.unknown()) }),
  z.object({
    lots: z.array(DecodedParkingLot),
    /** How many elements could not be decoded. */
    dropped: z.number(),
  }),
  {
    decode: (wire) => {
      const { elements: lots, dropped } = decodeList(ParkingLot, wire.lots);
      return { lots: withMissingEvents(lots), dropped };
    },
    encode: ({ lots }) => ({ lots: lots.map((lot) => z.encode(ParkingLot, lot)) }),
  },
);

/** Identifies a lot. Short names are not unique: two operators may share one, or one may be a mistake. */
export function lotKey({ operatedBy, shortName, coordinates }: ParkingLot): string {
  const place = coordinates === null ? '' : `${coordinates.lat},${coordinates.lng}`;
  return `${operatedBy}/${shortName}@${place}`;
}
