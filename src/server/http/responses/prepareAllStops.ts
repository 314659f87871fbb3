import { allStops } from '../../../service/operations/all-stops.ts';
import type { RouteStop } from '../../../service/Source.ts';
import { compressSpliced } from './compressSpliced.ts';

/**
 * Encodes and compresses getstops for all routes before the first rider requests it (S4). Other requests
 * are answered in between.
 *
 * @param stops the object that the source returns, because the service looks its bytes up by it
 */
export async function prepareAllStops(stops: readonly RouteStop[]): Promise<void> {
  const body = await allStops(stops, '');
  await compressSpliced(body, 'br');
  await compressSpliced(body, 'gzip');
}
