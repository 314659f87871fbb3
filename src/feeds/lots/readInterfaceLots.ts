import * as z from 'zod/mini';

import { lotFaults } from '../../contract/lot-notes.ts';
import { LotsAnswer } from '../../contract/parking-lot.ts';
import { decodeText } from './decodeText.ts';
import { LotsError } from './LotsError.ts';
import type { ReadLots } from './readLots.ts';
import { MOST_LOTS } from './readTable.ts';

const WireLots = z.looseObject({ lots: z.array(z.unknown()) });
const PlaceWithLon = z.looseObject({ coordinates: z.looseObject({ lon: z.number() }) });

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
  const sent = wire.data.lots.map(withLng);
  const answer = z.decode(LotsAnswer, { lots: sent });
  const { lots, dropped } = answer;
  if (lots.length > MOST_LOTS) throw new LotsError(`The file has more than ${MOST_LOTS} lots.`);
  if (lots.length === 0 && dropped > 0)
    throw new LotsError('No lot in the file can be read. Each needs at least a "name".');
  return { lots, modifiedAt: null, ...lotFaults(sent, answer) };
}
