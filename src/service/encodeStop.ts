import * as z from 'zod/mini';

import { Stop } from '../contract/stop.ts';
import type { RouteStop } from './Source.ts';

const encoded = new WeakMap<RouteStop, unknown>();

/**
 * A stop as it is sent (interface 2.2). A source gives the same stops until they change, so each is
 * encoded once: without this, encoding is most of the time that an answer takes.
 */
export function encodeStop(stop: RouteStop): unknown {
  const cached = encoded.get(stop);
  if (cached !== undefined) return cached;
  const wire = z.encode(Stop, stop);
  encoded.set(stop, wire);
  return wire;
}
