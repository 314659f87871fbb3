import * as z from 'zod/mini';

import { LotsAnswer } from '../../contract/parking-lot.ts';
import { decodeText } from './decodeText.ts';
import { LotsError } from './LotsError.ts';
import type { ReadLots } from './readLots.ts';
import { MOST_LOTS } from './readTable.ts';

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
  const answer = z.safeParse(LotsAnswer, json);
  if (!answer.success) throw new LotsError('The file has no list named "lots".');
  const { lots, dropped } = answer.data;
  if (lots.length > MOST_LOTS) throw new LotsError(`The file has more than ${MOST_LOTS} lots.`);
  if (lots.length === 0 && dropped > 0) throw new LotsError('No lot in the file can be read.');
  return {
    lots,
    modifiedAt: null,
    leftOut: dropped === 0 ? {} : { 'lots without a name': dropped },
  };
}
