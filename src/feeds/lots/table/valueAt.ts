import * as z from 'zod/mini';

import { ownValue } from '../../../lib/ownValue.ts';

const AnyObject = z.looseObject({});

/** The value at a path such as `coords.lat` or `place.0`. A key that contains a dot is found as it is. */
export function valueAt(object: unknown, path: string): unknown {
  const fields = z.safeParse(AnyObject, Array.isArray(object) ? Object.assign({}, object) : object);
  if (!fields.success) return undefined;
  if (Object.hasOwn(fields.data, path)) return ownValue(fields.data, path);
  const dot = path.indexOf('.');
  return dot === -1
    ? undefined
    : valueAt(ownValue(fields.data, path.slice(0, dot)), path.slice(dot + 1));
}
