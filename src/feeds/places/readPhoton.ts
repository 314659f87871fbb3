import * as z from 'zod/mini';

import type { FoundPlace } from '../../contract/places/places.ts';
import { ownValue } from '../../lib/ownValue.ts';

/** Results that are read; an answer has as many as were asked for. */
const MOST_RESULTS = 50;
/** Characters of a name or an address. */
const LONGEST = 200;

const Answer = z.looseObject({ features: z.array(z.unknown()) });
const Feature = z.looseObject({
  geometry: z.looseObject({
    coordinates: z.tuple(
      [z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))],
      z.unknown(),
    ),
  }),
  properties: z.looseObject({}),
});

/** The kinds of Photon's `type` that are parts of a city. */
const AREAS: ReadonlySet<string> = new Set(
  'locality district city county state country'.split(' '),
);

/**
 * Reads the answer of a server that answers as Photon does: GeoJSON, whose properties are an address. What can't be
 * read is left out.
 *
 * @throws Error if it is no such answer
 */
export function readPhoton(bytes: Uint8Array): FoundPlace[] {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Error('The geocoder sent no JSON', { cause: error });
  }
  const answer = z.safeParse(Answer, json);
  if (!answer.success) throw new Error('The geocoder sent no list of "features"');
  return answer.data.features.slice(0, MOST_RESULTS).flatMap((one) => placeFrom(one) ?? []);
}

function placeFrom(json: unknown): FoundPlace | null {
  const feature = z.safeParse(Feature, json);
  if (!feature.success) return null;
  const { properties, geometry } = feature.data;
  const [longitude, latitude] = geometry.coordinates;
  const textOf = (key: string): string => {
    const value = ownValue(properties, key);
    const read = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return read.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  };
  const [own, street, number, type] = ['name', 'street', 'housenumber', 'type'].map(textOf);
  // Which of the two is first is the country's habit, and Photon does not say it.
  const address = [number, street].filter((part) => part !== '').join(' ');
  const name = own || address;
  if (name === undefined || name === '') return null;
  const isAddress = own === '' && number !== '';
  const isStreet = type === 'street' || (own === '' && number === '');
  const isArea = AREAS.has(type ?? '');
  const kind = isAddress ? 'address' : isStreet ? 'street' : isArea ? 'area' : 'place';
  const around = [own === '' ? '' : address, textOf('district'), textOf('city')];
  const detail = [...new Set(around)].filter((part) => part !== '' && part !== name).join(', ');
  return { kind, name, detail, latitude, longitude };
}
