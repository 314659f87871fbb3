import * as z from 'zod/mini';

import { keepDecodable } from './scalars.ts';
import { SpecialEvent, SpecialEventOnScreen } from './special-event.ts';

const Address = z.object({
  postalCode: z.string(),
  city: z.string(),
  state: z.string(),
  street: z.string(),
});

/** The place of a lot. Note `lng`, where a vehicle has `lon` and a stop `longitude`. */
const Coordinates = z.object({ lat: z.number(), lng: z.number() });

const ParkingLotOnScreen = z.object({
  name: z.string(),
  shortName: z.string(),
  /** Null where the service gave no number. */
  totalSpots: z.nullable(z.number()),
  /** As it was sent, below zero and above the total too; null where there is no live count. */
  openSpots: z.nullable(z.number()),
  operatedBy: z.string(),
  webUrl: z.string(),
  address: Address,
  /** Null where the service sent none, or something that is no pair of numbers. */
  coordinates: z.nullable(Coordinates),
  entrances: z.array(z.string()),
  /** Undefined: not in the answer. Null: there, but not a list. */
  specialEvents: z.optional(z.nullable(z.array(SpecialEventOnScreen))),
});

const ParkingLotOnWire = z.looseObject({
  name: z.optional(z.unknown()),
  shortName: z.optional(z.unknown()),
  totalSpots: z.optional(z.unknown()),
  openSpots: z.optional(z.unknown()),
  operatedBy: z.optional(z.unknown()),
  webUrl: z.optional(z.unknown()),
  address: z.optional(z.unknown()),
  coordinates: z.optional(z.unknown()),
  entrances: z.optional(z.unknown()),
  specialEvents: z.optional(z.unknown()),
});

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/;

function countFrom(wire: unknown): number | null {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null;
  return typeof wire === 'string' && NUMERIC.test(wire) ? Number(wire) : null;
}

const textFrom = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : '';

const Loose = z.looseObject({});

const fields = (wire: unknown): Record<string, unknown> => {
  const object = z.safeParse(Loose, wire);
  return object.success ? object.data : {};
};

function coordinatesFrom(wire: unknown): z.output<typeof Coordinates> | null {
  const coordinates = z.safeParse(Coordinates, wire);
  return coordinates.success ? coordinates.data : null;
}

/** One real lot had an object `{street}` among its entrances, another a name with a space behind. */
function entrancesFrom(wire: unknown): string[] {
  if (!Array.isArray(wire)) return [];
  return wire
    .map((entrance: unknown) => textFrom(fields(entrance)['street'] ?? entrance))
    .filter((entrance) => entrance !== '');
}

function eventsFrom(wire: unknown): z.output<typeof SpecialEventOnScreen>[] | null | undefined {
  if (wire === undefined) return undefined;
  if (!Array.isArray(wire)) return null;
  const { kept, dropped } = keepDecodable(SpecialEvent, wire);
  // Events were sent and none could be read: that is a failure, and no empty list (C26).
  return kept.length === 0 && dropped > 0 ? null : kept;
}

/** A parking lot (interface 2.4). */
export type ParkingLot = z.output<typeof ParkingLotOnScreen>;
export const ParkingLot = z.codec(
  ParkingLotOnWire.check(
    z.refine((wire) => textFrom(wire.name) !== '' || textFrom(wire.shortName) !== '', 'a name'),
  ),
  ParkingLotOnScreen,
  {
    decode: (wire) => {
      const shortName = textFrom(wire.shortName);
      const address = fields(wire.address);
      const specialEvents = eventsFrom(wire.specialEvents);
      return {
        name: textFrom(wire.name) || shortName,
        shortName,
        totalSpots: countFrom(wire.totalSpots),
        openSpots: countFrom(wire.openSpots),
        operatedBy: textFrom(wire.operatedBy),
        webUrl: textFrom(wire.webUrl),
        address: {
          postalCode: textFrom(address['postalCode']),
          city: textFrom(address['city']),
          state: textFrom(address['state']),
          street: textFrom(address['street']),
        },
        coordinates: coordinatesFrom(wire.coordinates),
        entrances: entrancesFrom(wire.entrances),
        ...(specialEvents === undefined ? {} : { specialEvents }),
      };
    },
    encode: (lot) => lot,
  },
);

/** The lots of both operators (interface 4.5). */
export type LotsAnswer = z.output<typeof LotsAnswer>;
export const LotsAnswer = z.codec(
  z.looseObject({ lots: z.array(z.unknown()) }),
  z.object({
    lots: z.array(ParkingLotOnScreen),
    /** Elements that were no lot at all and were left out. */
    dropped: z.number(),
    /** Counts that came as strings: read, but not what the interface promises. */
    drifted: z.number(),
  }),
  {
    decode: (wire) => {
      const { kept, dropped } = keepDecodable(ParkingLot, wire.lots);
      const drifted = wire.lots.filter((lot) => {
        const { openSpots, totalSpots } = fields(lot);
        return typeof openSpots === 'string' || typeof totalSpots === 'string';
      }).length;
      return { lots: kept, dropped, drifted };
    },
    encode: ({ lots }) => ({ lots: lots.map((lot) => z.encode(ParkingLot, lot)) }),
  },
);

/** What tells lots apart: a short name may stand twice, once for each operator or by mistake (C10). */
export function lotKey({ operatedBy, shortName, coordinates }: ParkingLot): string {
  const place = coordinates === null ? '' : `${coordinates.lat},${coordinates.lng}`;
  return `${operatedBy}/${shortName}@${place}`;
}
