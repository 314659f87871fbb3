import * as z from 'zod/mini';

import { LotsAnswer } from '../../contract/parking-lot.ts';
import { decodeText } from './decodeText.ts';
import { lotNotes } from './lotNotes.ts';
import { LotsError } from './LotsError.ts';
import type { ReadLots } from './readLots.ts';
import { MOST_LOTS } from './readTable.ts';

/** Names the fields, so that whoever wrote the file sees what is wrong with it. */
const WITHOUT_PLACE = 'places (coordinates.lat and coordinates.lng)';

const WireLots = z.looseObject({ lots: z.array(z.unknown()) });
const PlaceWithLon = z.looseObject({ coordinates: z.looseObject({ lon: z.number() }) });

const LotWithText = z.union([
  z.looseObject({ openSpots: z.string() }),
  z.looseObject({ totalSpots: z.string() }),
]);

/** The counts that are read although the interface does not allow text there, in a sentence (C2). */
function notesOnText(wire: readonly unknown[]): string[] {
  const count = wire.filter((lot) => z.safeParse(LotWithText, lot).success).length;
  if (count === 0) return [];
  const lots = count === 1 ? '1 lot has its counts' : `${count} lots have their counts`;
  return [`${lots} as text, which the interface does not allow.`];
}

/** People also write `lon`, as the interface says for vehicles. */
function withLng(lot: unknown): unknown {
  const { data } = z.safeParse(PlaceWithLon, lot);
  if (data === undefined) return lot;
  const { lon } = data.coordinates;
  return { ...data, coordinates: { lng: lon, ...data.coordinates } };
}

/**
 * Reads lots in the shape of the interface (4.5).
 *
 * @throws LotsError if the file is not JSON with `lots`, or none of its lots can be read
 */
export function readInterfaceLots(bytes: Uint8Array, encoding?: string): ReadLots {
  let json: unknown;
  try {
    json = JSON.parse(decodeText(bytes, encoding));
  } catch (error) {
    throw error instanceof LotsError ? error : new LotsError('The file is not JSON.');
  }
  const wire = z.safeParse(WireLots, json);
  if (!wire.success) throw new LotsError('The file has no list named "lots".');
  const { lots, dropped } = z.decode(LotsAnswer, { lots: wire.data.lots.map(withLng) });
  if (lots.length > MOST_LOTS) throw new LotsError(`The file has more than ${MOST_LOTS} lots.`);
  if (lots.length === 0 && dropped > 0)
    throw new LotsError('No lot in the file can be read. Each needs at least a "name".');
  const withoutPlace = lots.filter(({ coordinates }) => coordinates === null).length;
  return {
    lots,
    modifiedAt: null,
    leftOut: {
      ...(dropped === 0 ? {} : { 'lots without a name': dropped }),
      ...(withoutPlace === 0 ? {} : { [WITHOUT_PLACE]: withoutPlace }),
    },
    notes: [...notesOnText(wire.data.lots), ...lotNotes(lots)],
  };
}
