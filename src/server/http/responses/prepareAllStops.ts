import { allStops } from '../../../service/operations/stops/all-stops.ts';
import type { RouteStop } from '../../../service/Source.ts';
import { compressOnce } from './compressResponse.ts';

/**
 * Encodes and compresses getstops for all routes before the first rider requests it. Other requests
 * are answered in between.
 *
 * @param stops the object that the source returns, because the service looks its bytes up by it
 * @param now milliseconds since 1970
 * @param timeZone IANA zone of the city
 */
export async function prepareAllStops(
  stops: readonly RouteStop[],
  now: number,
  timeZone: string,
): Promise<void> {
  const body = await allStops(stops, now, timeZone);
  await compressOnce(body, 'br');
  await compressOnce(body, 'gzip');
}
